import type { Profile } from '@manzil/shared/contract/profile/profile';
import { Form } from '@manzil/shared/forms';
import { NationalityField } from '@manzil/shared/forms/fields/nationality-field';
import { useTexts } from '@manzil/shared/runtime';
import { FormActions } from './form-actions';
import { usePersonForm } from './use-person-form';

type NationalityFormProps = { profile: Profile; close: () => void };

const valuesOf = ({ nationality }: Profile) => ({ nationality: nationality ?? '' });

export default function NationalityForm({ profile, close }: NationalityFormProps) {
  const { t } = useTexts('profile/profile');
  const form = usePersonForm({
    profile,
    valuesOf,
    input: ({ nationality }) => ({ nationality }),
    words: { nationality: t('profile.nationality_choose') },
    told: t('profile.nationality_saved'),
    close,
  });
  return (
    <Form form={form}>
      <NationalityField
        form={form}
        name="nationality"
        label={t('profile.nationality')}
        hint={t('profile.as_in_passport')}
      />
      <FormActions form={form} close={close} />
    </Form>
  );
}
