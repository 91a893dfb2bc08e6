import { NO_UNIT } from '@manzil/shared/contract/bookings/bookings';
import type { UnitResult, UnitResultList } from '@manzil/shared/contract/bookings/unit-results';
import type { Money } from '@manzil/shared/contract/values';
import { formatAmount } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { bookingsAddress } from '../money/bookings-address';
import { UnitName } from '../unit/unit-name';

const figures = [
  ['rent', 'rent'],
  ['costs', 'cost'],
  ['net', 'net'],
] as const;

/** What is booked as negative stands without a sign under "Kosten", as in the months above. Zero has none. */
const paid = ({ amount, currency }: Money): Money => ({ amount: amount && -amount, currency });

type UnitResultTableProps = {
  days: { from?: string; to: string };
  units: readonly UnitResult[];
  sum: UnitResultList['sum'];
};

export function UnitResultTable({ days, units, sum }: UnitResultTableProps) {
  const { t, language } = useTexts('units/financials');
  const columns: Column<UnitResult>[] = [
    {
      key: 'unit',
      head: t('financials.unit'),
      cell: ({ unit, sold }) => {
        // Of a unit that is theirs no more there is no page.
        const isOwned = unit && !sold;
        const bookings = bookingsAddress({ ...days, unit_id: unit?.unit_id ?? NO_UNIT });
        return (
          <>
            <Link to={isOwned ? `/my-units/${unit.unit_id}` : bookings}>
              {unit ? <UnitName unit={unit} /> : t('financials.no_unit')}
            </Link>
            {sold && <span className="secondary"> {t('financials.sold')}</span>}
          </>
        );
      },
      narrow: 'title',
    },
    ...figures.map(([name, group]): Column<UnitResult> => {
      const head = t(`figures.${name}`);
      return {
        key: name,
        head,
        cell: ({ unit, [name]: money }) => {
          const amount = formatAmount(name === 'costs' ? paid(money) : money, language);
          if (money.amount === 0) return amount;
          const unit_id = unit?.unit_id ?? NO_UNIT;
          return <Link to={bookingsAddress({ ...days, group, unit_id })}>{amount}</Link>;
        },
        numeric: true,
        narrowLabel: head,
        ...(name === 'net' && { narrow: 'amount' }),
      };
    }),
  ];
  return (
    <Table
      caption={t('financials.units')}
      columns={columns}
      rows={units}
      rowKey={({ unit }) => unit?.unit_id ?? 'none'}
      sum={{
        unit: t('financials.sum_units'),
        rent: formatAmount(sum.rent, language),
        costs: formatAmount(paid(sum.costs), language),
        net: formatAmount(sum.net, language),
      }}
    />
  );
}
