import { type Profile, ProfileInput } from '@manzil/shared/contract/profile';
import { Form, useApiForm } from '@manzil/shared/forms';
import { PhoneField } from '@manzil/shared/forms/fields/phone-field';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useWords } from '@manzil/shared/runtime';
import { profileQuery, storedProfile } from '../profile.api';
import { FormActions } from './form-actions';
import { savePerson } from './person.api';
import { residenciesQuery } from './residencies.api';

type PhoneFormProps = { profile: Profile; close: () => void };

const valuesOf = ({ phone_display }: Profile) => ({ phone: phone_display ?? '' });

export default function PhoneForm({ profile, close }: PhoneFormProps) {
  const { t, language } = useWords('profile/profile');
  const save = useWrite({
    send: (input: ProfileInput) => savePerson(input, language),
    answers: profileQuery.queryKey,
    // They have the same version.
    refreshes: [residenciesQuery.queryKey],
    told: t('profile.phone_saved'),
  });
  const form = useApiForm({
    values: valuesOf(profile),
    schema: ProfileInput,
    input: ({ phone }, version) => ({ phone: phone.trim(), version }),
    words: { phone: { missing: t('profile.phone_missing') } },
    leave: 'free',
    stored: {
      version: profile.version,
      read: storedProfile,
      of: (stored: Profile) => ({ values: valuesOf(stored), version: stored.version }),
    },
    send: save.send,
    sent: close,
  });
  return (
    <Form form={form}>
      <PhoneField
        form={form}
        name="phone"
        label={t('profile.phone')}
        hint={t('profile.phone_hint')}
        maxLength={40}
        autoFocus
      />
      <FormActions form={form} close={close} />
    </Form>
  );
}
