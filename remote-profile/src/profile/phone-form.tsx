import type { Profile } from '@manzil/shared/contract/profile/profile';
import { Form } from '@manzil/shared/forms';
import { PhoneField } from '@manzil/shared/forms/fields/phone-field';
import { useTexts } from '@manzil/shared/runtime';
import { typedPhoneProblem } from '../typed-phone-problem';
import { FormActions } from './form-actions';
import { usePersonForm } from './use-person-form';

type PhoneFormProps = { profile: Profile; close: () => void };

const valuesOf = ({ phone_display }: Profile) => ({ phone: phone_display ?? '' });

export default function PhoneForm({ profile, close }: PhoneFormProps) {
  const { t, language } = useTexts('profile/profile');
  const form = usePersonForm({
    profile,
    valuesOf,
    input: ({ phone }) => ({ phone: phone.trim() }),
    words: { phone: { missing: t('profile.phone_missing') } },
    check: ({ phone }): { phone?: string } => {
      const problem = typedPhoneProblem(phone, language);
      return problem ? { phone: problem } : {};
    },
    told: t('profile.phone_saved'),
    close,
  });
  return (
    <Form form={form}>
      <PhoneField
        form={form}
        name="phone"
        label={t('profile.phone')}
        hint={t('profile.phone_hint')}
        maxLength={40}
        country={profile.address?.country ?? profile.nationality}
      />
      <FormActions form={form} close={close} />
    </Form>
  );
}
