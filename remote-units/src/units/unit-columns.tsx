import type { AreaUnit } from '@manzil/shared/contract/settings/display';
import { UnitColumn } from '@manzil/shared/contract/settings/settings';
import type { UnitSort } from '@manzil/shared/contract/units/unit-list';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatArea } from '@manzil/shared/format/area';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { type TextsOf, useTexts } from '@manzil/shared/runtime';

import type { Column } from '@manzil/shared/ui/table';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useDisplay } from '../display/use-display';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { UnitName } from '../unit/unit-name';
import { nextTerm, termOf } from './next-term';
import styles from './unit-table.module.css';

const NONE = '–';

/** What everybody sees who has chosen nothing. */
const USUAL: readonly UnitColumn[] = ['place', 'state', 'next', 'price', 'rent', 'yield'];

/** Beside the unit itself, in the order of the table. */
export function useChosenColumns(): readonly UnitColumn[] {
  const chosen = useDisplay().unit_columns;
  return chosen ? UnitColumn.options.filter((column) => chosen.includes(column)) : USUAL;
}

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
  const byRent = sort === 'rent' || sort === '-rent';
  const unit: Column<UnitSummary> = {
    key: 'unit',
    head: t('table.unit'),
    cell: (unit) => (
      <Link className={styles.open} to={`/my-units/${unit.unit_id}`}>
        <UnitName unit={unit} />
      </Link>
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
      cell: (unit) =>
        unit.stage.tenancy?.cheque_bounced ? (
          <span className={styles.term}>
            <span className={styles.late}>{t('stage.bounced')}</span>
          </span>
        ) : (
          unit.next_date && (
            <span className={styles.term}>
              <span className={termOf(unit) === 'overdue' ? styles.late : undefined}>
                <time dateTime={unit.next_date}>{formatDay(unit.next_date, language)}</time>{' '}
                {nextTerm(unit, words)}
              </span>
            </span>
          )
        ),
    },
    {
      key: 'price',
      head: t('table.price'),
      cell: ({ purchase_price }) => formatAmount(purchase_price, language, { whole: true }),
      numeric: true,
      narrow: byRent ? 'hidden' : 'amount',
    },
    {
      key: 'rent',
      head: t('table.rent'),
      cell: ({ annual_rent }) =>
        annual_rent ? formatAmount(annual_rent, language, { whole: true }) : NONE,
      numeric: true,
      narrow: byRent ? 'amount' : 'hidden',
    },
    {
      key: 'yield',
      head: t('table.yield'),
      cell: ({ net_yield_bps }) =>
        net_yield_bps === null ? NONE : formatBps(net_yield_bps, language, { digits: 2 }),
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
    {
      key: 'open',
      head: t('table.open'),
      cell: ({ open_amount }) =>
        open_amount ? formatAmount(open_amount, language, { whole: true }) : NONE,
      numeric: true,
      narrow: 'hidden',
    },
  ];
  return [unit, ...chosen.split(',').flatMap((name) => others.filter(({ key }) => key === name))];
}
