import type { Taxpayer } from '@manzil/shared/domain/tax-id';
import { formatCountry } from '@manzil/shared/format/country';
import { type ApiForm, TextField } from '@manzil/shared/forms';
import { CountryField } from '@manzil/shared/forms/fields/country-field';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Plus } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { GermanHint } from './german-hint';
import styles from './onboarding.module.css';
import type { ResidenceValues } from './residence-values';
import { countryField, TAX_ROWS, taxIdField } from './tax-rows';

type TaxFieldsProps = { form: ApiForm<ResidenceValues>; payer: Taxpayer };

export function TaxFields({ form, payer }: TaxFieldsProps) {
  const { t, language } = useTexts('profile/onboarding');
  const place = useRef<HTMLDivElement>(null);
  const filled = TAX_ROWS.filter(
    (row) => form.valueOf(countryField(row)) || form.valueOf(taxIdField(row)),
  );
  const [rows, setRows] = useState({ shown: 1, removed: 0 });
  const count = Math.max(rows.shown, (filled.at(-1) ?? 0) + 1);
  /** The row that takes the focus once it is there. */
  const wanted = useRef<number | null>(null);

  useEffect(() => {
    if (wanted.current === null) return;
    const control = `[name=${countryField(wanted.current)}]`;
    place.current?.querySelector<HTMLInputElement>(control)?.focus();
    wanted.current = null;
  }, [rows]);

  function add(): void {
    wanted.current = count;
    setRows({ ...rows, shown: count + 1 });
  }

  function remove(row: number): void {
    for (const at of TAX_ROWS.slice(row)) {
      form.set(countryField(at), form.valueOf(countryField(at + 1)) ?? '');
      form.set(taxIdField(at), form.valueOf(taxIdField(at + 1)) ?? '');
    }
    wanted.current = Math.min(row, count - 2);
    setRows({ shown: count - 1, removed: rows.removed + 1 });
  }

  return (
    <div ref={place} className={styles.taxes}>
      {TAX_ROWS.slice(0, count).map((row) => {
        const country = form.valueOf(countryField(row));
        const named = formatCountry(country, language);
        return (
          // What is typed of a country and fits none goes with its row.
          <div key={`${rows.removed}.${row}`} className={styles.tax}>
            <CountryField
              form={form}
              name={countryField(row)}
              label={t(row === 0 ? 'residence.tax_country' : 'residence.tax_country_more')}
            />
            <TextField
              form={form}
              name={taxIdField(row)}
              label={
                <>
                  {t('residence.tax_id')}
                  {/* It stands beside the field; a long name would push this one down from its neighbour. */}
                  {country && <span className="visually-hidden"> ({named})</span>}
                </>
              }
              {...(country === 'DE' && {
                hint: <GermanHint payer={payer} typed={form.valueOf(taxIdField(row))} />,
              })}
              autoComplete="off"
              inputMode={country === 'DE' && payer === 'person' ? 'numeric' : 'text'}
              maxLength={30}
            />
            {count > 1 && (
              <Button
                variant="quiet"
                className={styles.add}
                {...(country && {
                  'aria-label': t('residence.tax_remove_named', { country: named }),
                })}
                onClick={() => remove(row)}
              >
                {t('residence.tax_remove')}
              </Button>
            )}
          </div>
        );
      })}
      {count < TAX_ROWS.length && (
        <Button variant="quiet" icon={Plus} className={styles.add} onClick={add}>
          {t('residence.tax_add')}
        </Button>
      )}
    </div>
  );
}
