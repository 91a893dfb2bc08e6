import type { CashFlowMonth } from '@manzil/shared/contract/dashboard/dashboard';
import type { Money } from '@manzil/shared/contract/values';
import { sumAmounts } from '@manzil/shared/domain/money';
import { formatMonth } from '@manzil/shared/format/date';
import { formatAmount } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';

const series = ['rent', 'costs', 'payouts'] as const;

type CashFlowTableProps = {
  months: readonly CashFlowMonth[];
  /** Where an amount leads. @param month `YYYY-MM` */
  opens?: (month: string, name: (typeof series)[number]) => string;
};

export function CashFlowTable({ months, opens }: CashFlowTableProps) {
  const { t, language } = useTexts('units');
  const amount = (money: Money) => formatAmount(money, language);
  const currency = months[0]?.rent.currency ?? 'AED';
  const columns: Column<CashFlowMonth>[] = [
    {
      key: 'month',
      head: t('cash_flow.month'),
      cell: ({ month }) => formatMonth(month, language),
      narrow: 'title',
    },
    ...series.map((name): Column<CashFlowMonth> => {
      const head = t(`cash_flow.${name}`);
      return {
        key: name,
        head,
        cell: (row) => {
          const text = amount(row[name]);
          if (!opens || row[name].amount === 0) return text;
          return <Link to={opens(row.month, name)}>{text}</Link>;
        },
        numeric: true,
        narrowLabel: head,
        ...(name === 'rent' && { narrow: 'amount' }),
      };
    }),
  ];
  const sum = (name: (typeof series)[number]) =>
    amount(
      sumAmounts(
        months.map((month) => month[name]),
        currency,
      ),
    );
  return (
    <Table
      caption={t('cash_flow.caption')}
      columns={columns}
      rows={months}
      rowKey={({ month }) => month}
      sum={{
        month: t('cash_flow.sum'),
        rent: sum('rent'),
        costs: sum('costs'),
        payouts: sum('payouts'),
      }}
    />
  );
}
