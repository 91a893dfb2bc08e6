import { type Profile, ProfileInput } from '@manzil/shared/contract/profile';
import { Form, SelectField, useApiForm } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useWords } from '@manzil/shared/runtime';
import { profileQuery, storedProfile } from '../profile.api';
import { FormActions } from './form-actions';
import { savePerson } from './person.api';
import { residenciesQuery } from './residencies.api';

type SalutationFormProps = { profile: Profile; close: () => void };

const valuesOf = ({ salutation }: Profile) => ({ salutation: salutation ?? '' });

export default function SalutationForm({ profile, close }: SalutationFormProps) {
  const { t, language } = useWords('profile/profile');
  const save = useWrite({
    send: (input: ProfileInput) => savePerson(input, language),
    answers: profileQuery.queryKey,
    // They have the same version.
    refreshes: [residenciesQuery.queryKey],
    told: t('profile.salutation_saved'),
  });
  const form = useApiForm({
    values: valuesOf(profile),
    schema: ProfileInput,
    input: ({ salutation }, version) => ({ salutation: salutation || null, version }),
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
      <SelectField form={form} name="salutation" label={t('profile.salutation')} autoFocus>
        <option value="">{t('profile.salutations.none')}</option>
        <option value="ms">{t('profile.salutations.ms')}</option>
        <option value="mr">{t('profile.salutations.mr')}</option>
      </SelectField>
      <FormActions form={form} close={close} />
    </Form>
  );
}
