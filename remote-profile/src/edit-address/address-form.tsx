import { type Address, AddressInput } from '@manzil/shared/contract/addresses/addresses';
import type { Profile } from '@manzil/shared/contract/profile/profile';
import { postalCodeProblem } from '@manzil/shared/domain/postal-code';
import { dubaiDay } from '@manzil/shared/format/date';
import { Form, FormEnd, useApiForm } from '@manzil/shared/forms';
import { openDraft } from '@manzil/shared/forms/draft';
import { DateField } from '@manzil/shared/forms/fields/date-field';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { useNavigate } from 'react-router-dom';
import { AddressFields, type AddressValues } from '../address/address-fields';
import { addressesQuery, profileQuery, saveAddress, storedProfile } from '../profile.api';
import styles from './address-form.module.css';

const NOTHING: AddressValues = {
  street: '',
  house_no: '',
  line2: '',
  postal_code: '',
  city: '',
  state: '',
  country: '',
};
const LINES = Object.keys(NOTHING) as (keyof AddressValues)[];
const FIELDS = [...LINES, 'valid_from'] as const;

const valuesOf = (address: Address | null): AddressValues =>
  address
    ? (Object.fromEntries(LINES.map((name) => [name, address[name] ?? ''])) as AddressValues)
    : NOTHING;

const storedOf = ({ address }: Profile) => ({
  values: { ...valuesOf(address), ...(address && { valid_from: address.valid_from }) },
  version: address?.version ?? 0,
});

const emptyIsNone = ([name, value]: [string, string]) => [name, value.trim() || null];

/** The address, new or changed. @param address null where none is recorded */
export function AddressForm({ address }: { address: Address | null }) {
  const { t, language } = useTexts('profile/edit-address');
  const navigate = useNavigate();
  const today = dubaiDay(new Date());
  const save = useWrite({
    send: (input: AddressInput) => saveAddress(input, language),
    answers: profileQuery.queryKey,
    refreshes: [addressesQuery.queryKey],
  });
  const form = useApiForm({
    values: { ...valuesOf(address), valid_from: today },
    schema: AddressInput,
    input: (typed, version) => ({
      ...Object.fromEntries(Object.entries(typed).map(emptyIsNone)),
      version,
    }),
    words: {
      country: t('edit_address.country_choose'),
      valid_from: t('edit_address.valid_from_wrong'),
    },
    check: ({ country, postal_code }): { postal_code?: string } => {
      const problem = postalCodeProblem(country, postal_code.trim() || null);
      return problem ? { postal_code: problem[language] } : {};
    },
    stored: {
      version: address?.version ?? 0,
      read: storedProfile,
      of: storedOf,
    },
    draft: openDraft('address', FIELDS, address?.version ?? 0),
    send: save.send,
    sent: () => navigate('/profile/address-details', { state: { told: t('edit_address.saved') } }),
  });

  return (
    <Form form={form} className={styles.form}>
      <AddressFields form={form} />
      <DateField
        form={form}
        name="valid_from"
        label={t('edit_address.valid_from')}
        hint={address && t('edit_address.valid_from_hint')}
        max={today}
      />
      <FormEnd
        form={form}
        refused={t('edit_address.not_saved')}
        submit={t('edit_address.save')}
        busy={t('edit_address.saving')}
      />
    </Form>
  );
}
