import { createHash, randomUUID } from 'node:crypto';
import { journalLines, journals, ledgerAccounts } from '../src/modules/bookings/ledger.table';
import { payouts } from '../src/modules/payouts/payouts.table';
import { publishStatement } from '../src/modules/statements/publish-statement.usecase';
import { statementLines, statements } from '../src/modules/statements/statements.table';
import { type Files, storeEncrypted } from '../src/platform/files/encrypted-files';
import { type FileStore, newFileKey } from '../src/platform/files/file-store';
import type { Db } from '../src/platform/postgres/connect';
import { aPdf } from './pdfs';
import { NOON } from './portfolio';
import type { TestApp } from './test-app';

type Owned = { investor: { id: string }; unitId: string; mark: string };

/** A statement over one rent of one fils in October 2026. Without a file: publishStatement makes whole ones. */
export async function aStatementRow(
  db: Db,
  { investor, unitId, mark, ...overrides }: Owned & Partial<typeof statements.$inferInsert>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const [statement] = await tx
      .insert(statements)
      .values({
        no: 'MZ-2026-900000',
        investor_id: investor.id,
        period_from: '2026-10-01',
        period_to: '2026-10-31',
        currency: 'AED',
        opening_minor: 0,
        income_minor: 1,
        expense_minor: 0,
        fee_minor: 0,
        vat_minor: 0,
        reserve_delta_minor: 0,
        other_minor: 0,
        payout_minor: 0,
        closing_minor: 1,
        language: 'de',
        iban_country: mark,
        pdf_key: 'statements/00/none',
        sha256: '0'.repeat(64),
        published_at: new Date('2026-11-05T08:00:00Z'),
        ...overrides,
      })
      .returning();
    if (!statement) throw new Error('The statement was not stored.');
    await tx.insert(statementLines).values({
      statement_id: statement.id,
      position: 1,
      unit_id: unitId,
      property_name: mark,
      unit_no: mark,
      category: 'rent',
      bookings: 1,
      first_on: '2026-10-01',
      last_on: '2026-10-01',
      text_de: mark,
      text_en: mark,
      amount_minor: 1,
    });
    return statement.id;
  });
}

let statementsStored = 0;

/** As `aStatementRow`, with a file behind it and a number of its own. */
export async function aStoredStatement(
  db: Db,
  files: Files,
  statement: Owned & { supersedes_id?: string },
): Promise<string> {
  statementsStored += 1;
  const pdf_key = newFileKey({ kind: 'statements' });
  const content = aPdf();
  await storeEncrypted(files, pdf_key, content);
  return aStatementRow(db, {
    ...statement,
    no: `MZ-2026-${800_000 + statementsStored}`,
    pdf_key,
    sha256: createHash('sha256').update(content).digest('hex'),
  });
}

/** A scheduled payout of one fils. */
export async function aScheduledPayout(
  db: Db,
  { investor, mark }: Omit<Owned, 'unitId'>,
): Promise<string> {
  const [payout] = await db
    .insert(payouts)
    .values({
      investor_id: investor.id,
      ordered_on: '2026-10-31',
      gross_minor: 1,
      currency: 'AED',
      credited_currency: 'EUR',
      status: 'scheduled',
      bank_reference: mark,
    })
    .returning();
  if (!payout) throw new Error('The payout was not stored.');
  return payout.id;
}

type Row = { unit: number; on: string; amount: number; category: 'rent' | 'maintenance' };

/** Many bookings at once, a journal each; `unit` is a place among the units. */
export async function bookAll(
  db: Db,
  investor: { id: string },
  unitIds: string[],
  rows: Row[],
): Promise<void> {
  const company = randomUUID();
  const accounts = unitIds.map((unit_id) => ({ id: randomUUID(), unit_id }));
  await db.transaction(async (tx) => {
    await tx.insert(ledgerAccounts).values([
      {
        id: company,
        owner_scope: 'reserve',
        investor_id: investor.id,
        unit_id: null,
        currency: 'AED',
      },
      ...accounts.map((account) => ({
        ...account,
        owner_scope: 'investor' as const,
        investor_id: investor.id,
        currency: 'AED' as const,
      })),
    ]);
    for (const { unit, on, amount, category } of rows) {
      const id = randomUUID();
      const line = { journal_id: id, value_date: on, currency: 'AED' as const, category };
      await tx.insert(journals).values({
        id,
        booked_on: on,
        value_date: on,
        kind: 'correction',
        source: 'manual',
        text_de: 'x',
        text_en: 'x',
      });
      await tx.insert(journalLines).values([
        { ...line, line_no: 1, account_id: accounts[unit]?.id ?? '', amount_minor: amount },
        { ...line, line_no: 2, account_id: company, amount_minor: -amount },
      ]);
    }
  });
}

/** Publishes the statement of a month as an operator does. */
export const publisherOf =
  ({ service, stored }: TestApp, overrides: { files?: FileStore } = {}) =>
  (investor: { id: string }, period: string) =>
    publishStatement(
      { db: service, ...stored, ...overrides, now: NOON },
      { investorId: investor.id, currency: 'AED', period, actor: { type: 'operator', id: 'kim' } },
    );
