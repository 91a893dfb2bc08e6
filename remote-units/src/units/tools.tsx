import type { UnitCounts } from '@manzil/shared/contract/units/unit-list';
import { formatNumber } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { memo } from 'react';
import { FilterSelect } from '../bookings/filter-select';
import { UnitSearch } from '../unit-search/unit-search';
import { StateTabs } from './state-tabs';
import styles from './tools.module.css';
import type { Choosing } from './use-choice';

type ToolsProps = { counts: UnitCounts; choosing: Choosing };

/** Search, and filters with their counts, of hundreds of buildings too. The choice lives in the address. */
export const Tools = memo(function Tools({ counts, choosing: { choice, choose } }: ToolsProps) {
  const { t, language } = useTexts('units/units');
  const counted = (name: string, count: number) =>
    t('choice.counted', { name, count: formatNumber(count, language) });
  const { emirate, property_id } = choice;
  const isListed =
    !property_id || counts.properties.some((each) => String(each.property_id) === property_id);
  const emirateListed = !emirate || counts.emirates.some((each) => each.emirate === emirate);
  return (
    <>
      <div className={styles.bar}>
        <UnitSearch
          label={t('choice.search')}
          value={choice.search ?? ''}
          onSearch={(text) => choose('search', text)}
        />
        <FilterSelect
          label={t('choice.emirate')}
          all={t('choice.all_emirates')}
          value={emirate}
          options={[
            ...counts.emirates.map(
              (each) => [each.emirate, counted(t(`emirates.${each.emirate}`), each.count)] as const,
            ),
            ...(emirateListed ? [] : [[emirate, counted(t(`emirates.${emirate}`), 0)] as const]),
          ]}
          onChoose={(value) => choose('emirate', value)}
        />
        <FilterSelect
          label={t('choice.building')}
          all={t('choice.all_buildings')}
          value={property_id}
          options={[
            ...counts.properties.map(
              (each) => [each.property_id, counted(each.name, each.count)] as const,
            ),
            ...(isListed ? [] : [[property_id, t('choice.this_building')] as const]),
          ]}
          onChoose={(value) => choose('property_id', value)}
        />
      </div>
      <StateTabs
        states={counts.states}
        chosen={choice.state}
        onChoose={(state) => choose('state', state)}
      />
    </>
  );
});
