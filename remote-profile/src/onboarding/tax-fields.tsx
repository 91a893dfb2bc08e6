import { formatCountry } from '@manzil/shared/format/country';
import { type ApiForm, TextField } from '@manzil/shared/forms';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { CircleCheck, Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import styles from './onboarding.module.css';
import { isCheckedTaxId } from './residence-rules';
import { countryField, type ResidenceValues, TAX_ROWS, taxIdField } from './residence-values';

/** The countries in which somebody pays taxes, each with its number. */
export function TaxFields({ form }: { form: ApiForm<ResidenceValues> }) {
  const { t, language } = useWords('profile/onboarding');
  const place = useRef<HTMLDivElement>(null);
  const filled = TAX_ROWS.filter(
    (row) => form.valueOf(countryField(row)) || form.valueOf(taxIdField(row)),
  );
  const [added, setAdded] = useState(1);
  const count = Math.max(added, (filled.at(-1) ?? 0) + 1);

  useEffect(() => {
    const last = `[name=${countryField(added - 1)}]`;
    if (added > 1) place.current?.querySelector<HTMLInputElement>(last)?.focus();
  }, [added]);

  return (
    <div ref={place} className={styles.taxes}>
      {TAX_ROWS.slice(0, count).map((row) => {
        const country = form.valueOf(countryField(row));
        return (
          <div key={row} className={styles.tax}>
            <CountryField
              form={form}
              name={countryField(row)}
              label={t(row === 0 ? 'residence.tax_country' : 'residence.tax_country_more')}
            />
            <TextField
              form={form}
              name={taxIdField(row)}
              label={
                country
                  ? t('residence.tax_id_in', { country: formatCountry(country, language) })
                  : t('residence.tax_id')
              }
              {...(country === 'DE' && {
                hint: <GermanHint typed={form.valueOf(taxIdField(row))} />,
              })}
              autoComplete="off"
              inputMode={country === 'DE' ? 'numeric' : 'text'}
              maxLength={30}
            />
          </div>
        );
      })}
      {count < TAX_ROWS.length && (
        <Button
          variant="quiet"
          icon={Plus}
          className={styles.add}
          onClick={() => setAdded(count + 1)}
        >
          {t('residence.tax_add')}
        </Button>
      )}
    </div>
  );
}

function GermanHint({ typed }: { typed: string }) {
  const { t } = useWords('profile/onboarding');
  if (!isCheckedTaxId('DE', typed)) return t('residence.tax_id_german');
  return (
    <span className={styles.right}>
      <LineIcon lines={CircleCheck} size={16} strokeWidth={1.75} />
      {t('residence.tax_id_right')}
    </span>
  );
}
