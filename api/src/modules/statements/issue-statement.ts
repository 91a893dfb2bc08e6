import { createHash, randomUUID } from 'node:crypto';
import { addDays } from '@manzil/shared/domain/deadlines';
import { dubaiDay } from '../../platform/dubai-day';
import { type Files, storeEncrypted } from '../../platform/files/encrypted-files';
import { newFileKey } from '../../platform/files/file-store';
import type { Db } from '../../platform/postgres/connect';
import { daysOfMonth } from '../bookings/month';
import { type Addressee, findAddressee } from './addressee.repository';
import { type Books, closeBooks, lockBooks } from './closings.repository';
import { figuresOf, inOrder, unitsOf } from './compose-statement';
import { renderStatement } from './document/render-statement';
import type { StatementContent } from './document/statement-content';
import { sumBefore, sumByUnit } from './month-bookings.repository';
import { nextStatementNo } from './statement-number.repository';
import { monthClosed, monthRunning, monthSkipped } from './statements.errors';
import { statementFiles } from './statements.files';
import { findEffective } from './statements.repository';
import { storeStatement } from './store-statement.repository';

type Issue = Books & {
  /** `YYYY-MM` */
  period: string;
  at: Date;
};

type IssuedStatement = {
  statement_id: string;
  no: string;
  /** Number of the one before. */
  supersedes: string | null;
  addressee: Addressee;
};

/** No booking comes between. @throws accountMissing, monthRunning, monthClosed, monthSkipped */
export async function issueStatement(
  tx: Db,
  files: Files,
  { period, at, ...books }: Issue,
): Promise<IssuedStatement> {
  const { from, to } = daysOfMonth(period);
  assertTurn(period, await lockBooks(tx, books), dubaiDay(at));
  const addressee = await findAddressee(tx, books.investorId, at);
  const before = await findEffective(tx, books, from);
  const opening = await sumBefore(tx, books, from);
  const sums = inOrder(await sumByUnit(tx, books, { from, to }));
  const content: StatementContent = {
    no: await nextStatementNo(tx, Number(dubaiDay(at).slice(0, 4))),
    language: addressee.language,
    period_from: from,
    period_to: to,
    currency: books.currency,
    published_at: at,
    investor: { name: addressee.name, investor_no: addressee.investor_no },
    iban: addressee.iban,
    supersedes: before && { no: before.no, published_at: new Date(before.published_at) },
    figures: figuresOf(opening, sums),
    units: unitsOf(sums, addressee.language),
  };
  const pdf = await renderStatement(content);
  const pdf_key = newFileKey(statementFiles);
  await storeEncrypted(files, pdf_key, pdf);
  const id = randomUUID();
  await storeStatement(tx, {
    id,
    investorId: books.investorId,
    content,
    sums,
    pdf_key,
    sha256: createHash('sha256').update(pdf).digest('hex'),
    supersedes_id: before?.statement_id ?? null,
  });
  await closeBooks(tx, books, to);
  return { statement_id: id, no: content.no, supersedes: before?.no ?? null, addressee };
}

/** Months are closed one after the other, so a statement opens with what the one before has closed with. */
function assertTurn(period: string, closedThrough: string | null, today: string): void {
  const { from, to } = daysOfMonth(period);
  if (to >= today) throw monthRunning({ values: { period } });
  if (closedThrough === null) return;
  if (to <= closedThrough) throw monthClosed({ values: { period } });
  const expected = addDays(closedThrough, 1);
  if (from !== expected) {
    throw monthSkipped({ values: { period, expected: expected.slice(0, 7) } });
  }
}
