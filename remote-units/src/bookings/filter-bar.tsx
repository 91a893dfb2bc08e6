import { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { formatMonth } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { allUnitsQuery } from '../units.api';
import styles from './bookings.module.css';
import { FilterSelect } from './filter-select';
import { useFilterChoice } from './use-filter-choice';
import { yearsFor } from './years';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** Which bookings are shown. The choice lives in the address. */
export function FilterBar() {
  const { t, language } = useTexts('units/bookings');
  const { filter, choose } = useFilterChoice();
  const units = useQuery(allUnitsQuery).data ?? [];
  const { unit_id, year, month, category } = filter;
  const isListed = !unit_id || units.some((unit) => unit.unit_id === unit_id);
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('bookings.filters')}</legend>
      <FilterSelect
        label={t('bookings.year')}
        all={t('bookings.all_years')}
        value={year}
        options={yearsFor(year).map((each) => [each, String(each)])}
        onChoose={choose('year')}
      />
      {year && (
        <FilterSelect
          label={t('bookings.month')}
          all={t('bookings.all_months')}
          value={month}
          options={months.map((each) => [
            each,
            formatMonth(`${year}-${String(each).padStart(2, '0')}`, language),
          ])}
          onChoose={choose('month')}
        />
      )}
      <FilterSelect
        label={t('bookings.unit')}
        all={t('bookings.all_units')}
        value={unit_id}
        options={[
          ...units.map((unit) => [unit.unit_id, `${unit.property_name} ${unit.unit_no}`] as const),
          // One that was sold, or the list of units is not there yet.
          ...(isListed ? [] : [[unit_id, t('bookings.this_unit')] as const]),
        ]}
        onChoose={choose('unit_id')}
      />
      <FilterSelect
        label={t('bookings.category')}
        all={t('bookings.all_categories')}
        value={category}
        options={LedgerCategory.map((each) => [each, t(`category.${each}`)])}
        onChoose={choose('category')}
      />
    </fieldset>
  );
}
