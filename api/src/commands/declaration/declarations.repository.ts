import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Declaration } from '../../modules/declarations/declarations.repository';
import { declarations } from '../../modules/declarations/declarations.table';
import type { Db } from '../../platform/postgres/connect';

/** null = any. `email`: lower case. */
export type Sought = { kind: Declaration['kind'] | null; email: string | null };

const matching = ({ kind, email }: Sought): SQL | undefined =>
  and(
    kind ? eq(declarations.kind, kind) : undefined,
    email ? eq(sql`lower(${declarations.email})`, email) : undefined,
  );

export const listDeclarations = (db: Db, sought: Sought, limit: number): Promise<Declaration[]> =>
  db
    .select()
    .from(declarations)
    .where(matching(sought))
    .orderBy(desc(declarations.received_at), desc(declarations.id))
    .limit(limit);

export async function countDeclarations(db: Db, sought: Sought): Promise<number> {
  const [row] = await db.select({ all: count() }).from(declarations).where(matching(sought));
  return row?.all ?? 0;
}

/** The end of the year as Germany counts it. */
const receivedUntil = (year: number): SQL =>
  lt(
    declarations.received_at,
    sql`make_timestamptz(${year + 1}::int, 1, 1, 0, 0, 0, 'Europe/Berlin')`,
  );

export async function countReceivedUntil(db: Db, year: number): Promise<number> {
  const [row] = await db.select({ all: count() }).from(declarations).where(receivedUntil(year));
  return row?.all ?? 0;
}

/** @returns how many @throws the database's error for a year whose retention period is not over */
export async function removeReceivedUntil(tx: Db, year: number): Promise<number> {
  const { rowCount } = await tx.delete(declarations).where(receivedUntil(year));
  return rowCount ?? 0;
}
