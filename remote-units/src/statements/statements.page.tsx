import type { StatementSummary } from '@manzil/shared/contract/statements/statements';
import { useTexts } from '@manzil/shared/runtime';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoneyParts } from '../money/money-parts';
import { MoreRows } from '../money/more-rows';
import { currencyOf, StatementTable } from './statement-table';
import { statementListQuery } from './statements.api';
import { YearButton } from './year-button';

export default function StatementsPage() {
  const { t } = useTexts('units/statements');
  const list = useInfiniteQuery(statementListQuery);
  if (!list.data) return null;
  const years = byYear(list.data.pages.flatMap(({ items }) => items));
  return (
    <>
      <PageHead title={t('statements.title')} />
      <MoneyParts />
      {years.length === 0 && (
        <EmptyState title={t('statements.none')}>{t('statements.none_reason')}</EmptyState>
      )}
      {years.map(([year, statements]) => {
        const currency = currencyOf(statements);
        return (
          <Section
            key={year}
            title={year}
            note={currency && t('statements.in', { currency })}
            aside={<YearButton year={year} />}
          >
            <StatementTable year={year} statements={statements} />
          </Section>
        );
      })}
      <MoreRows list={list} />
    </>
  );
}

/** They come with the latest first. */
function byYear(statements: readonly StatementSummary[]): [string, StatementSummary[]][] {
  const years = new Map<string, StatementSummary[]>();
  for (const statement of statements) {
    const year = statement.period.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), statement]);
  }
  return [...years];
}
