import type { Statement } from '@manzil/shared/contract/statements/statements';
import type { Language } from '@manzil/shared/contract/values';
import { renderScreen } from '@manzil/shared/testing/render-screen';
import { aSummary, moneyId } from './money-fixtures';

export const reference = (n: number) => ({ statement_id: moneyId(n), no: `MZ-2026-00000${n}` });
export const figuresOf = (n: number, changes: Partial<Statement['figures']>) => ({
  ...aSummary(n).figures,
  ...changes,
});

export const open = (shown: Statement, ...others: Statement[]) => openIn('de', shown, ...others);
export const openIn = (language: Language, ...statements: [Statement, ...Statement[]]) =>
  renderScreen({
    screen: 'statement',
    language,
    at: `/financials/statements/${statements[0].statement_id}`,
    answers: Object.fromEntries(
      statements.map((statement) => [
        `GET /statements/${statement.statement_id}?language=${language}`,
        statement,
      ]),
    ),
  });

export const openWithPdf = (shown: Statement) =>
  renderScreen({
    screen: 'statement',
    at: `/financials/statements/${shown.statement_id}`,
    answers: {
      [`GET /statements/${shown.statement_id}?language=de`]: shown,
      [`GET /statements/${shown.statement_id}/download`]: () => new Response('%PDF-1.7'),
    },
  });
