import { BookingGroup, LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { useTexts } from '@manzil/shared/runtime';
import { unitChoicesQuery } from '@manzil/shared/units/unit-choices.api';
import { useQuery } from '@tanstack/react-query';
import styles from './bookings.module.css';
import { FilterSelect } from './filter-select';
import { PeriodSelects } from './period-selects';
import { SearchField } from './search-field';
import { UnitFilter } from './unit-filter';
import { useFilterChoice } from './use-filter-choice';

/** Before what a figure counts, which has names in common with the categories. */
const COUNTED = 'counted ';

/** Which bookings are shown. The choice lives in the address. */
export function FilterBar() {
  const { t } = useTexts('units/bookings');
  const { filter, choose } = useFilterChoice();
  const units = useQuery(unitChoicesQuery()).data;
  const { unit_id, category, group, search = '' } = filter;
  const isMany = Boolean(units?.more);
  const unitFilter = (
    <UnitFilter units={units} unitId={unit_id} onChoose={(value) => choose({ unit_id: value })} />
  );
  return (
    <fieldset className={styles.narrow}>
      <legend className="visually-hidden">{t('bookings.filters')}</legend>
      <SearchField key={search} search={search} onSearch={(text) => choose({ search: text })} />
      {/* What it opens would be cut off in a row that is scrolled sideways. */}
      {isMany && unitFilter}
      <div className={styles.filters}>
        <PeriodSelects filter={filter} onChoose={choose} />
        {!isMany && unitFilter}
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
