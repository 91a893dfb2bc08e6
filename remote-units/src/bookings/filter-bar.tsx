import { BookingGroup, LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { useTexts } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { allUnitsQuery } from '../units.api';
import styles from './bookings.module.css';
import { FilterSelect } from './filter-select';
import { PeriodSelects } from './period-selects';
import { SearchField } from './search-field';
import { useFilterChoice } from './use-filter-choice';

/** Before what a figure counts, which has names in common with the categories. */
const COUNTED = 'counted ';

/** Which bookings are shown. The choice lives in the address. */
export function FilterBar() {
  const { t } = useTexts('units/bookings');
  const { filter, choose } = useFilterChoice();
  const units = useQuery(allUnitsQuery).data ?? [];
  const { unit_id, category, group, search = '' } = filter;
  const isListed = !unit_id || units.some((unit) => unit.unit_id === unit_id);
  return (
    <fieldset className={styles.narrow}>
      <legend className="visually-hidden">{t('bookings.filters')}</legend>
      <SearchField key={search} search={search} onSearch={(text) => choose({ search: text })} />
      <div className={styles.filters}>
        <PeriodSelects filter={filter} onChoose={choose} />
        <FilterSelect
          label={t('bookings.unit')}
          all={t('bookings.all_units')}
          value={unit_id}
          options={[
            ...units.map(
              (unit) => [unit.unit_id, `${unit.property_name} ${unit.unit_no}`] as const,
            ),
            // One that was sold, or the list of units is not there yet.
            ...(isListed ? [] : [[unit_id, t('bookings.this_unit')] as const]),
          ]}
          onChoose={(value) => choose({ unit_id: value })}
        />
        <FilterSelect
          label={t('bookings.category')}
          all={t('bookings.all_categories')}
          value={group ? COUNTED + group : category}
          options={[
            ...BookingGroup.map((each) => [COUNTED + each, t(`group.${each}`)] as const),
            ...LedgerCategory.map((each) => [each, t(`category.${each}`)] as const),
          ]}
          onChoose={(value) =>
            choose(
              value.startsWith(COUNTED)
                ? { group: value.slice(COUNTED.length), category: '' }
                : { category: value, group: '' },
            )
          }
        />
      </div>
    </fieldset>
  );
}
