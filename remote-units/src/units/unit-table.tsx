import type { UnitSort } from '@manzil/shared/contract/units/unit-list';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { useTexts } from '@manzil/shared/runtime';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { LifecycleChip } from '../unit/lifecycle-chip';
import { UnitName } from '../unit/unit-name';
import { nextTerm } from './next-term';
import styles from './unit-table.module.css';

const NONE = '–';

type UnitTableProps = { units: readonly UnitSummary[]; sort: UnitSort | undefined };

export function UnitTable({ units, sort }: UnitTableProps) {
  const words = useTexts('units/units');
  const { t, language } = words;
  const byRent = sort === 'rent' || sort === '-rent';
  const columns: Column<UnitSummary>[] = [
    {
      key: 'unit',
      head: t('table.unit'),
      cell: (unit) => (
        <Link className={styles.open} to={`/my-units/${unit.unit_id}`}>
          <UnitName unit={unit} />
        </Link>
      ),
      narrow: 'title',
    },
    { key: 'place', head: t('table.place'), cell: ({ community }) => community, narrow: 'hidden' },
    {
      key: 'state',
      head: t('table.state'),
      cell: ({ lifecycle, needs_attention }) => (
        <LifecycleChip lifecycle={lifecycle} plain={!needs_attention} />
      ),
    },
    {
      key: 'next',
      head: t('table.next'),
      cell: (unit) =>
        unit.next_date && (
          <span className={styles.term}>
            <time dateTime={unit.next_date}>{formatDay(unit.next_date, language)}</time>{' '}
            {nextTerm(unit, words)}
          </span>
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
        net_yield_bps === null ? NONE : formatBps(net_yield_bps, language, { digits: 1 }),
      numeric: true,
      narrow: 'hidden',
    },
  ];
  return (
    <div className={styles.table}>
      <p className={styles.said}>{t(byRent ? 'table.amounts_rent' : 'table.amounts_price')}</p>
      <Table
        caption={t('table.caption')}
        columns={columns}
        rows={units}
        rowKey={({ unit_id }) => unit_id}
        rowTone={({ needs_attention }) => (needs_attention ? 'due' : undefined)}
      />
    </div>
  );
}
