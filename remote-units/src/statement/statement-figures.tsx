import type { Statement } from '@manzil/shared/contract/statements/statements';
import { formatMonth } from '@manzil/shared/format/date';
import { formatAmount } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Section } from '@manzil/shared/ui/section';
import { type Column, Table } from '@manzil/shared/ui/table';
import { useQuery } from '@tanstack/react-query';
import { AmountsNote } from '../money/amounts-note';
import { figureNames } from './figure-names';
import { statementQuery } from './statement.api';
import styles from './statement.module.css';

type Name = (typeof figureNames)[number];

/** From opening to closing, beside the month before where there is one. */
export function StatementFigures({ statement }: { statement: Statement }) {
  const { t, language } = useTexts('units/statement');
  const { previous, figures } = statement;
  const { currency } = figures.opening;
  const {
    data: before,
    isError,
    refetch,
  } = useQuery({
    ...statementQuery(previous?.statement_id ?? '', language),
    enabled: previous !== null,
  });
  const columns: Column<Name>[] = [
    {
      key: 'figure',
      head: t('statement.figure', { currency }),
      cell: (name) => t(`figure.${name}`),
      narrow: 'title',
    },
    {
      key: 'now',
      head: formatMonth(statement.period, language),
      cell: (name) => formatAmount(figures[name], language),
      numeric: true,
      narrow: 'amount',
    },
  ];
  if (previous && before) {
    const month = formatMonth(before.period, language);
    columns.push(
      {
        key: 'before',
        head: month,
        cell: (name) => formatAmount(before.figures[name], language),
        numeric: true,
        narrowLabel: month,
      },
      {
        key: 'difference',
        head: t('statement.difference'),
        cell: (name) =>
          formatAmount(
            { amount: figures[name].amount - before.figures[name].amount, currency },
            language,
          ),
        numeric: true,
        narrowLabel: t('statement.difference'),
      },
    );
  }
  return (
    <Section title={t('statement.figures')}>
      <AmountsNote>{t('statement.amounts', { currency })}</AmountsNote>
      <Table
        caption={t('statement.figures')}
        columns={columns}
        rows={figureNames}
        rowKey={(name) => name}
        rowTone={(name) => (name === 'closing' ? 'due' : undefined)}
      />
      {previous && isError && !before && (
        <div role="alert" className={styles.notice}>
          <p>{t('statement.before_failed')}</p>
          <Button size="compact" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        </div>
      )}
    </Section>
  );
}
