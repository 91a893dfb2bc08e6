import { type SQL, sql } from 'drizzle-orm';
import type { Db } from './connect';

export const jsonRow = (query: SQL): SQL => sql`select to_json(found) as row from (${query}) found`;

/** Each row as one JSON object: bigint arrives as number (all money is below 2^53), a date as `YYYY-MM-DD`. */
export async function jsonRows<Row>(db: Db, query: SQL): Promise<Row[]> {
  const { rows } = await db.execute<{ row: Row }>(jsonRow(query));
  return rows.map(({ row }) => row);
}
