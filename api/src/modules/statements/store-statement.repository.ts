import type { Db } from '../../platform/postgres/connect';
import { insertRows } from '../../platform/postgres/insert-rows';
import type { StatementContent } from './document/statement-content';
import type { BookedSum } from './month-bookings.repository';
import { statementLines, statements } from './statements.table';

type Stored = {
  id: string;
  investorId: string;
  content: StatementContent;
  sums: BookedSum[];
  pdf_key: string;
  sha256: string;
  supersedes_id: string | null;
};

export async function storeStatement(tx: Db, statement: Stored): Promise<void> {
  const { id, investorId, content, sums, ...file } = statement;
  const { figures, iban } = content;
  await tx.insert(statements).values({
    id,
    no: content.no,
    investor_id: investorId,
    period_from: content.period_from,
    period_to: content.period_to,
    currency: content.currency,
    opening_minor: figures.opening,
    income_minor: figures.income,
    expense_minor: figures.expense,
    fee_minor: figures.fee,
    vat_minor: figures.vat,
    reserve_delta_minor: figures.reserve_delta,
    other_minor: figures.other,
    payout_minor: figures.payout,
    closing_minor: figures.closing,
    language: content.language,
    iban_country: iban?.country ?? null,
    iban_last4: iban?.last4 ?? null,
    published_at: content.published_at,
    ...file,
  });
  const lines = sums.map(({ amount, ...sum }, index) => ({
    ...sum,
    statement_id: id,
    position: index + 1,
    amount_minor: amount,
  }));
  await insertRows(tx, statementLines, lines);
}
