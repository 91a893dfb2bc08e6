import type { Money } from '@manzil/shared/contract/values';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { ledgerClosings } from '../bookings/ledger.table';
import { accountMissing } from './statements.errors';

export type Books = { investorId: string; currency: Money['currency'] };

const closingOf = ({ investorId, currency }: Books) =>
  and(eq(ledgerClosings.investor_id, investorId), eq(ledgerClosings.currency, currency));

/** Bookings wait until the transaction ends. @returns last closed day; null = none @throws accountMissing */
export async function lockBooks(tx: Db, books: Books): Promise<string | null> {
  const [closing] = await tx
    .select({ closed_through: ledgerClosings.closed_through })
    .from(ledgerClosings)
    .where(closingOf(books))
    .for('update');
  if (!closing) throw accountMissing({ values: { currency: books.currency } });
  return closing.closed_through;
}

export async function closeBooks(tx: Db, books: Books, through: string): Promise<void> {
  await tx.update(ledgerClosings).set({ closed_through: through }).where(closingOf(books));
}
