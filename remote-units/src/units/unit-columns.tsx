import type { AreaUnit } from '@manzil/shared/contract/settings/display';
import type { UnitColumn } from '@manzil/shared/contract/settings/settings';
import type { UnitSort } from '@manzil/shared/contract/units/unit-list';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatArea } from '@manzil/shared/format/area';
import { formatBps } from '@manzil/shared/format/percent';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';

import type { Column } from '@manzil/shared/ui/table';
import { useMemo } from 'react';
import { useDisplay } from '../display/use-display';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { UnitLink } from '../unit/unit-link';
import { UnitName } from '../unit/unit-name';
import { amountColumns, NO_FIGURE } from './amount-columns';
import { useChosenColumns } from './chosen-columns';
import { NextTermCell } from './next-term-cell';
import styles from './unit-table.module.css';

/** The same for each render, so that rows which are there are not rendered again. */
export function useUnitColumns(sort: UnitSort | undefined): Column<UnitSummary>[] {
  const { t, language } = useTexts('units/units');
  const { area_unit } = useDisplay();
  const chosen = useChosenColumns().join();
  return useMemo(
    () => unitColumns({ t, language }, area_unit, sort, chosen),
    [t, language, area_unit, sort, chosen],
  );
}

function unitColumns(
  words: TextsOf<'units/units'>,
  area_unit: AreaUnit,
  sort: UnitSort | undefined,
  /** Their names, with commas between. */
  chosen: string,
): Column<UnitSummary>[] {
  const { t, language } = words;
  const unit: Column<UnitSummary> = {
    key: 'unit',
    head: t('table.unit'),
    cell: (unit) => (
      <UnitLink className={styles.open} unitId={unit.unit_id}>
        <UnitName unit={unit} />
      </UnitLink>
    ),
    narrow: 'title',
  };
  const others: (Column<UnitSummary> & { key: UnitColumn })[] = [
    { key: 'place', head: t('table.place'), cell: ({ community }) => community, narrow: 'hidden' },
    {
      key: 'state',
      head: t('table.state'),
      cell: ({ lifecycle, needs_attention }) => (
        <span className={styles.state}>
          <LifecycleChip lifecycle={lifecycle} plain={!needs_attention} />
        </span>
      ),
    },
    {
      key: 'next',
      head: t('table.next'),
      cell: (unit) => <NextTermCell unit={unit} words={words} />,
    },
    {
      key: 'yield',
      head: t('table.yield'),
      cell: ({ net_yield_bps }) =>
        net_yield_bps === null ? NO_FIGURE : formatBps(net_yield_bps, language, { digits: 2 }),
      numeric: true,
      narrow: 'hidden',
    },
    {
      key: 'area',
      head: t('table.area'),
      cell: ({ area_sqm_x100 }) => formatArea(area_sqm_x100, language, area_unit),
      numeric: true,
      narrow: 'hidden',
    },
    {
      key: 'share',
      head: t('table.share'),
      cell: ({ share_bps }) => formatBps(share_bps, language),
      numeric: true,
      narrow: 'hidden',
    },
    ...amountColumns(words, sort),
  ];
  return [unit, ...chosen.split(',').flatMap((name) => others.filter(({ key }) => key === name))];
}
