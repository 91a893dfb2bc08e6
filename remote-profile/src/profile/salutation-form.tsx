import type { Profile } from '@manzil/shared/contract/profile/profile';
import { Form, SelectField } from '@manzil/shared/forms';
import { useTexts } from '@manzil/shared/runtime';
import { FormActions } from './form-actions';
import { usePersonForm } from './use-person-form';

type SalutationFormProps = { profile: Profile; close: () => void };

const valuesOf = ({ salutation }: Profile) => ({ salutation: salutation ?? '' });

export default function SalutationForm({ profile, close }: SalutationFormProps) {
  const { t } = useTexts('profile/profile');
  const form = usePersonForm({
    profile,
    valuesOf,
    input: ({ salutation }) => ({ salutation: (salutation || null) as Profile['salutation'] }),
    told: t('profile.salutation_saved'),
    close,
  });
  return (
    <Form form={form}>
      <SelectField form={form} name="salutation" label={t('profile.salutation')}>
        <option value="">{t('profile.salutations.none')}</option>
        <option value="ms">{t('profile.salutations.ms')}</option>
        <option value="mr">{t('profile.salutations.mr')}</option>
      </SelectField>
      <FormActions form={form} close={close} />
    </Form>
  );
}
