import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { statementNumbers } from './statements.table';

const DIGITS = 6;

/** `MZ-2026-000123`. Others wait until the transaction ends; one that fails gives its number back: none is missing. */
export async function nextStatementNo(tx: Db, year: number): Promise<string> {
  const [counter] = await tx
    .insert(statementNumbers)
    .values({ year, last_no: 1 })
    .onConflictDoUpdate({
      target: statementNumbers.year,
      set: { last_no: sql`${statementNumbers.last_no} + 1` },
    })
    .returning();
  return `MZ-${year}-${String(counter?.last_no).padStart(DIGITS, '0')}`;
}
