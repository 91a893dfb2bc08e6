import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { Field, TextInput } from '@manzil/shared/ui/field';
import { useState } from 'react';
import { useWords } from '../words';
import styles from './packages.module.css';
import { parseRent } from './rent';

/** In whole dirhams. The field takes rents outside the slider's range too. */
const SLIDER = { min: 30_000, max: 300_000, step: 5_000 };
const MINOR = 100;

type RentFieldProps = {
  /** Minor units. */
  rent: number;
  onChange: (rent: number) => void;
};

/** The annual rent, by hand or by slider. */
export function RentField({ rent, onChange }: RentFieldProps) {
  const { t, language } = useWords();
  const money = { amount: rent, currency: 'AED' } as const;
  const written = formatAmount(money, language, { whole: true });
  /** What is being typed; null while the field shows the rent. */
  const [draft, setDraft] = useState<string | null>(null);
  const invalid = draft !== null && parseRent(draft) === null;

  function type(text: string) {
    setDraft(text);
    const parsed = parseRent(text);
    if (parsed !== null) onChange(parsed);
  }

  function slide(dirhams: number) {
    setDraft(null);
    onChange(dirhams * MINOR);
  }

  return (
    <div className={styles.rent}>
      <Field
        label={t('packages.rent')}
        error={
          invalid
            ? t('packages.rent_error', {
                example: formatAmount({ amount: 12_000_000, currency: 'AED' }, language, {
                  whole: true,
                }),
              })
            : undefined
        }
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            value={draft ?? written}
            onChange={(event) => type(event.target.value)}
            onBlur={() => invalid || setDraft(null)}
          />
        )}
      </Field>
      <div className={styles.slider}>
        <progress
          className={styles.track}
          aria-hidden="true"
          value={rent / MINOR - SLIDER.min}
          max={SLIDER.max - SLIDER.min}
        />
        <input
          type="range"
          className={styles.range}
          {...SLIDER}
          value={rent / MINOR}
          aria-label={t('packages.slider')}
          aria-valuetext={formatMoney(money, language)}
          onChange={(event) => slide(event.target.valueAsNumber)}
        />
      </div>
    </div>
  );
}
