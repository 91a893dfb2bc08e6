import { type Address, AddressInput, type Profile } from '@manzil/shared/contract/profile';
import { postalCodeProblem } from '@manzil/shared/domain/postal-code';
import { Form, FormEnd, TextField, useApiForm } from '@manzil/shared/forms';
import { openDraft } from '@manzil/shared/forms/draft';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useWords } from '@manzil/shared/runtime';
import { useNavigate } from 'react-router-dom';
import { addressesQuery, profileQuery, saveAddress, storedProfile } from '../profile.api';
import styles from './address-form.module.css';

const NOTHING = {
  street: '',
  house_no: '',
  line2: '',
  postal_code: '',
  city: '',
  state: '',
  country: '',
};
type Values = typeof NOTHING;
const FIELDS = Object.keys(NOTHING) as (keyof Values)[];

/** An address as its fields hold it. */
const valuesOf = (address: Address | null): Values =>
  address
    ? (Object.fromEntries(FIELDS.map((name) => [name, address[name] ?? ''])) as Values)
    : NOTHING;

const storedOf = ({ address }: Profile) => ({
  values: valuesOf(address),
  version: address?.version ?? 0,
});

const emptyIsNone = ([name, value]: [string, string]) => [name, value.trim() || null];

/** The address, new or changed. @param address null where none is recorded */
export function AddressForm({ address }: { address: Address | null }) {
  const { t, language } = useWords('profile/edit-address');
  const navigate = useNavigate();
  const save = useWrite({
    send: (input: AddressInput) => saveAddress(input, language),
    answers: profileQuery.queryKey,
    refreshes: [addressesQuery.queryKey],
  });
  const form = useApiForm({
    values: valuesOf(address),
    schema: AddressInput,
    input: (typed, version) => ({
      ...Object.fromEntries(Object.entries(typed).map(emptyIsNone)),
      version,
    }),
    words: { country: t('edit_address.country_choose') },
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
      <div className={styles.street}>
        <TextField
          form={form}
          name="street"
          label={t('edit_address.street')}
          autoComplete="address-line1"
          maxLength={120}
        />
        <TextField
          form={form}
          name="house_no"
          label={t('edit_address.house_no')}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <TextField
        form={form}
        name="line2"
        label={t('edit_address.line2')}
        autoComplete="address-line2"
        maxLength={120}
      />
      <div className={styles.city}>
        <TextField
          form={form}
          name="postal_code"
          label={t('address.postal_code')}
          autoComplete="postal-code"
          maxLength={12}
        />
        <TextField
          form={form}
          name="city"
          label={t('address.city')}
          autoComplete="address-level2"
          maxLength={80}
        />
      </div>
      <TextField
        form={form}
        name="state"
        label={t('edit_address.state')}
        autoComplete="address-level1"
        maxLength={80}
      />
      <CountryField form={form} name="country" label={t('address.country')} />
      <FormEnd
        form={form}
        refused={t('edit_address.not_saved')}
        submit={t('edit_address.save')}
        busy={t('edit_address.saving')}
      />
    </Form>
  );
}
