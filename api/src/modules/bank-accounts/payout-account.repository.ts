import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';

/** From when on payouts go to an account; null = never, as nobody has confirmed that it is the investor's. */
const USED_FROM = sql`case when confirmed_at is not null then greatest(usable_from, confirmed_at) end`;

/** The latest usable by then, never one replaced before it was usable; the one before goes on until then. */
export const payoutAccountAt = (investorId: SQL | string, at: SQL): SQL => sql`(
  select id from bank_accounts
  where investor_id = ${investorId} and ${USED_FROM} <= ${at}
    and (replaced_at is null or replaced_at > ${USED_FROM})
  order by ${USED_FROM} desc, created_at desc
  limit 1)`;

/** As `payoutAccountAt`, null where there is none yet: the payout has to wait. */
export async function findPayoutAccount(
  db: Db,
  investorId: string,
  at: SQL = sql`now()`,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`select ${payoutAccountAt(investorId, at)} as id`,
  );
  return rows[0]?.id ?? null;
}
