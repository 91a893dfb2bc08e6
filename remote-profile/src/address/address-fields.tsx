import type { Address } from '@manzil/shared/contract/addresses/addresses';
import { needsPostalCode } from '@manzil/shared/domain/postal-code';
import { type ApiForm, TextField } from '@manzil/shared/forms';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { useTexts } from '@manzil/shared/runtime';
import { Voluntary } from '../voluntary';
import styles from './address-fields.module.css';
import { stateWord } from './state-word';

export type AddressValues = Record<Exclude<keyof Address, 'valid_from' | 'version'>, string>;

/** What an address is made of. The country comes first, as the rules of the others hang on it. */
export function AddressFields<Values extends AddressValues>({
  form: whole,
}: {
  form: ApiForm<Values>;
}) {
  const { t } = useTexts('profile');
  // It has these fields among its own, which TypeScript cannot follow through the names.
  const form = whole as unknown as ApiForm<AddressValues>;
  const country = form.valueOf('country');
  return (
    <>
      <CountryField form={form} name="country" label={t('address.country')} />
      <div className={styles.street}>
        <TextField
          form={form}
          name="street"
          label={t('address.street_name')}
          autoComplete="address-line1"
          maxLength={120}
        />
        <TextField
          form={form}
          name="house_no"
          label={t('address.house_no')}
          autoComplete="off"
          maxLength={20}
        />
      </div>
      <TextField
        form={form}
        name="line2"
        label={<Voluntary>{t('address.line2')}</Voluntary>}
        autoComplete="address-line2"
        maxLength={120}
      />
      <div className={styles.city}>
        <TextField
          form={form}
          name="postal_code"
          label={
            // Until the country is known, nobody can say so.
            country && !needsPostalCode(country) ? (
              <Voluntary>{t('address.postal_code')}</Voluntary>
            ) : (
              t('address.postal_code')
            )
          }
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
        label={<Voluntary>{t(stateWord(country))}</Voluntary>}
        autoComplete="address-level1"
        maxLength={80}
      />
    </>
  );
}
