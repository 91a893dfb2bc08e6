import type { TaxYear } from '@manzil/shared/contract/tax/tax';
import { TaxResidence } from '@manzil/shared/domain/tax-year';
import { formatCountry } from '@manzil/shared/format/country';
import { useWrite } from '@manzil/shared/forms/use-write';
import { useTexts } from '@manzil/shared/runtime';
import { Select } from '@manzil/shared/ui/field';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useSearchParams } from 'react-router-dom';
import { currentYear } from '../bookings/years';
import { chooseResidence, TAX } from './tax.api';
import styles from './tax.module.css';
import { UnitChoice } from './unit-choice';

/** Year and unit in the address, the residence on the account. */
export function Controls({ taxYear }: { taxYear: TaxYear }) {
  const { t, language } = useTexts('units/tax');
  const [search, setSearch] = useSearchParams();
  const { year, years, residence, residence_from } = taxYear;
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(search);
    if (value) next.set(name, value);
    else next.delete(name);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const save = useWrite({
    send: (wanted: TaxResidence) => chooseResidence(wanted, language),
    refreshes: [[TAX]],
  });
  const offered = years.includes(year) ? years : [...years, year].sort((a, b) => b - a);
  return (
    <div className={styles.controls}>
      <Select
        compact
        aria-label={t('tax.year')}
        value={year}
        onChange={({ target }) => choose('year', target.value)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {each === currentYear() ? t('tax.year_running', { year: each }) : each}
          </option>
        ))}
      </Select>
      <UnitChoice taxYear={taxYear} onChoose={(value) => choose('unit_id', value)} />
      <Segmented<TaxResidence | 'none'>
        legend={t('tax.residence')}
        value={residence ?? 'none'}
        options={TaxResidence.map((country) => ({
          value: country,
          label: formatCountry(country, language),
        }))}
        onChange={(wanted) => wanted !== 'none' && save.run(wanted)}
      />
      {residence_from === 'profile' && (
        <span className={styles.note}>{t('tax.residence_profile')}</span>
      )}
      {save.error && (
        <p role="alert" className={styles.note}>
          {t('tax.residence_failed')}
        </p>
      )}
    </div>
  );
}
