import type { Profile } from '@manzil/shared/contract/profile/profile';
import { Form } from '@manzil/shared/forms';
import { DateField } from '@manzil/shared/forms/fields/date-field';
import { useTexts } from '@manzil/shared/runtime';
import { FormActions } from './form-actions';
import { usePersonForm } from './use-person-form';

type BirthFormProps = { profile: Profile; close: () => void };

const valuesOf = ({ date_of_birth }: Profile) => ({ date_of_birth: date_of_birth ?? '' });

export default function BirthForm({ profile, close }: BirthFormProps) {
  const { t } = useTexts('profile/profile');
  const form = usePersonForm({
    profile,
    valuesOf,
    input: ({ date_of_birth }) => ({ date_of_birth }),
    words: { date_of_birth: t('profile.birth_missing') },
    told: t('profile.birth_saved'),
    close,
  });
  return (
    <Form form={form}>
      <DateField
        form={form}
        name="date_of_birth"
        label={t('profile.birth')}
        hint={t('profile.as_in_passport')}
        autoComplete="bday"
      />
      <FormActions form={form} close={close} />
    </Form>
  );
}
