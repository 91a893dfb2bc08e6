import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import { isLate } from '@manzil/shared/domain/payout-late';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { didNotArrive } from '../money/did-not-arrive';
import { PayoutState } from '../money/payout-state';
import { today } from '../today';

export function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  const { t, language } = useTexts('units/payouts');
  const columns: Column<Payout>[] = [
    {
      key: 'day',
      head: t('payouts.ordered'),
      cell: ({ payout_id, ordered_on }) => (
        <Link to={`/financials/payouts/${payout_id}`}>{formatDay(ordered_on, language)}</Link>
      ),
      narrow: 'title',
    },
    {
      key: 'state',
      head: t('payouts.state'),
      cell: (payout) => {
        const status = isLate(payout, today()) ? 'late' : payout.status;
        return <PayoutState status={status} word={t(`payouts.${status}`)} />;
      },
    },
    {
      key: 'value_date',
      head: t('payouts.value_date'),
      cell: ({ value_date }) => (value_date ? formatDay(value_date, language) : '–'),
      narrowLabel: t('payouts.value_date'),
    },
    {
      key: 'reference',
      head: t('payouts.reference'),
      cell: ({ bank_reference }) => bank_reference ?? '–',
      narrow: 'hidden',
    },
    {
      key: 'gross',
      head: t('payouts.gross'),
      cell: ({ gross }) => formatMoney(gross, language),
      numeric: true,
      narrow: 'amount',
    },
    {
      key: 'credited',
      head: t('payouts.credited'),
      cell: ({ credited, status }) => {
        if (status === 'returned') return t('payouts.came_back');
        if (credited) return formatMoney(credited, language);
        return t(didNotArrive({ status }) ? 'payouts.not_arrived' : 'payouts.not_yet');
      },
      numeric: true,
    },
  ];
  return (
    <Table
      caption={t('payouts.title')}
      columns={columns}
      rows={payouts}
      rowKey={({ payout_id }) => payout_id}
    />
  );
}
