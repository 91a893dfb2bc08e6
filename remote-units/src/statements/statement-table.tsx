import type { StatementSummary } from '@manzil/shared/contract/statements/statements';
import { sumAmounts } from '@manzil/shared/domain/money';
import { dubaiDay, formatDay, formatMonth } from '@manzil/shared/format/date';
import { formatAmount, formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { type Column, Table } from '@manzil/shared/ui/table';
import { Link } from 'react-router-dom';
import { onlyCurrency } from '../money/only-currency';
import { StatementFile } from './statement-file';
import { StatementState } from './statement-state';
import styles from './statement-table.module.css';

type StatementTableProps = { year: string; statements: readonly StatementSummary[] };

export function StatementTable({ year, statements }: StatementTableProps) {
  const { t, language } = useTexts('units/statements');
  const format = currencyOf(statements) ? formatAmount : formatMoney;
  const columns: Column<StatementSummary>[] = [
    {
      key: 'month',
      head: t('statements.month'),
      cell: ({ statement_id, period }) => (
        <Link className={styles.whole} to={`/financials/statements/${statement_id}`}>
          {formatMonth(period, language)}
        </Link>
      ),
      narrow: 'title',
    },
    {
      key: 'no',
      head: t('statements.no_and_state'),
      cell: ({ no, status, published_at }) => {
        const day = formatDay(dubaiDay(new Date(published_at)), language);
        return (
          <>
            <span className={styles.no}>{no}</span>
            <StatementState status={status} word={t(`statements.${status}`, { day })} />
          </>
        );
      },
    },
    {
      key: 'net',
      head: t('statements.net'),
      cell: (statement) => format(netOf(statement), language),
      numeric: true,
      narrow: 'amount',
      narrowLabel: t('statements.net'),
    },
    {
      key: 'payout',
      head: t('statements.payout'),
      cell: ({ figures }) => format(figures.payout, language),
      numeric: true,
      narrow: 'hidden',
    },
    {
      key: 'closing',
      head: t('statements.closing'),
      cell: ({ figures }) => format(figures.closing, language),
      numeric: true,
      narrow: 'hidden',
    },
    {
      key: 'file',
      head: <span className="visually-hidden">{t('statements.file')}</span>,
      cell: (statement) => (
        <span className={styles.file}>
          <StatementFile statement={statement} />
        </span>
      ),
      numeric: true,
    },
  ];
  return (
    <div className={styles.statements}>
      <Table
        caption={t('statements.caption', { year })}
        columns={columns}
        rows={statements}
        rowKey={({ statement_id }) => statement_id}
        rowTone={({ status }) => (status === 'superseded' ? 'quiet' : undefined)}
      />
    </div>
  );
}

export const currencyOf = (statements: readonly StatementSummary[]) =>
  onlyCurrency(statements.map(({ figures }) => figures.closing));

const netOf = ({ figures: { income, fee, vat, expense } }: StatementSummary) =>
  sumAmounts([income, fee, vat, expense], income.currency);
