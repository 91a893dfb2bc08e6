import type { BookingUnit } from '@manzil/shared/contract/bookings/bookings';
import type { Statement, StatementLine } from '@manzil/shared/contract/statements/statements';
import { formatDay } from '@manzil/shared/format/date';
import { formatAmount } from '@manzil/shared/format/money';
import { formatBps } from '@manzil/shared/format/percent';
import { unitTitle } from '@manzil/shared/format/unit-title';
import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { type Column, Table } from '@manzil/shared/ui/table';
import { AmountsNote } from '../money/amounts-note';
import { LineText } from './line-text';

/** What was booked, unit by unit and category by category. */
export function StatementUnits({ statement }: { statement: Statement }) {
  const { t, language } = useTexts('units/statement');
  const { currency } = statement.figures.opening;
  const columnsOf = (unit: BookingUnit | null): Column<StatementLine>[] => [
    {
      key: 'category',
      head: t('statement.category'),
      cell: ({ category }) => t(`category.${category}`),
      narrow: 'title',
    },
    {
      key: 'text',
      head: t('statement.text'),
      cell: (line) => <LineText line={line} unit={unit} period={statement.period} />,
    },
    {
      key: 'day',
      head: t('statement.day'),
      cell: ({ first_on, last_on }) =>
        first_on === last_on
          ? formatDay(first_on, language)
          : `${formatDay(first_on, language)} – ${formatDay(last_on, language)}`,
    },
    {
      key: 'amount',
      head: t('statement.amount', { currency }),
      cell: ({ amount }) => formatAmount(amount, language),
      numeric: true,
      narrow: 'amount',
    },
  ];
  if (statement.units.length === 0)
    return (
      <Section title={t('statement.booked')}>
        <p className="secondary">{t('statement.nothing_booked')}</p>
      </Section>
    );
  return statement.units.map(({ unit, share_bps, sum, lines }) => {
    const title = unit ? unitTitle(unit) : t('statement.without_unit');
    const isPart = share_bps !== null && share_bps < 10_000;
    return (
      <Section
        key={unit?.unit_id ?? 'none'}
        title={title}
        note={isPart && t('statement.share', { percent: formatBps(share_bps, language) })}
      >
        <AmountsNote>{t('statement.amounts', { currency })}</AmountsNote>
        <Table
          caption={title}
          columns={columnsOf(unit)}
          rows={lines}
          rowKey={({ category }) => category}
          sum={{ category: t('statement.sum'), amount: formatAmount(sum, language) }}
        />
      </Section>
    );
  });
}
