import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Field, TextInput } from '@manzil/shared/ui/field';
import { useState } from 'react';
import styles from './packages.module.css';
import { parseRent, RENT_LIMITS } from './rent';

/** In whole dirhams. The field takes rents outside the slider's range too. */
const SLIDER = { min: 30_000, max: 300_000, step: 5_000 };
const MINOR = 100;

type RentFieldProps = {
  /** Minor units. */
  initial: number;
  /** Null while what is typed is no rent. */
  onChange: (rent: number | null) => void;
};

export function RentField({ initial, onChange }: RentFieldProps) {
  const { t, language } = useTexts('profile/packages');
  /** The last rent; the slider stays there while something else is typed. */
  const [rent, setRent] = useState(initial);
  const money = { amount: rent, currency: 'AED' } as const;
  const dirhams = (amount: number) =>
    formatAmount({ amount, currency: 'AED' }, language, { whole: true });
  /** What is being typed; null while the field shows the rent. */
  const [draft, setDraft] = useState<string | null>(null);
  const parsed = draft === null ? rent : parseRent(draft);
  const problem = typeof parsed === 'number' ? null : parsed;

  function type(text: string) {
    setDraft(text);
    const typed = parseRent(text);
    if (typeof typed === 'number') setRent(typed);
    onChange(typeof typed === 'number' ? typed : null);
  }

  function slide(chosen: number) {
    setDraft(null);
    setRent(chosen * MINOR);
    onChange(chosen * MINOR);
  }

  return (
    <div className={styles.rent}>
      <Field
        label={t('packages.rent')}
        error={
          problem
            ? t(`packages.rent_${problem}`, {
                example: dirhams(initial),
                min: dirhams(RENT_LIMITS.min),
                max: dirhams(RENT_LIMITS.max),
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
            value={draft ?? dirhams(rent)}
            onChange={(event) => type(event.target.value)}
            onBlur={() => problem || setDraft(null)}
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
