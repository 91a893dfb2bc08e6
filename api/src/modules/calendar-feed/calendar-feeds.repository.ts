import type { CalendarFeed } from '@manzil/shared/contract/calendar-feed/calendar-feed';
import type { Language } from '@manzil/shared/contract/values';
import { and, eq, sql } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import { newToken, tokenHash } from '../../identity/session-token';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { calendarFeeds } from './calendar-feeds.table';

export async function findFeed(db: Db, investorId: InvestorId): Promise<CalendarFeed> {
  const created_on = sql<string>`to_char(${calendarFeeds.created_at} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`;
  const [feed] = await db
    .select({ created_on })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.investor_id, investorId));
  return feed ?? { created_on: null };
}

/** The address before it ends. @returns the token of the new one */
export async function renewFeed(tx: Db, investorId: string): Promise<string> {
  const token = newToken();
  const values = { token_hash: tokenHash(token), created_at: sql`now()` };
  await tx
    .insert(calendarFeeds)
    .values({ investor_id: investorId, ...values })
    .onConflictDoUpdate({ target: calendarFeeds.investor_id, set: values });
  return token;
}

/** @returns whether there was one */
export async function endFeed(tx: Db, investorId: string): Promise<boolean> {
  const { rowCount } = await tx
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.investor_id, investorId));
  return rowCount === 1;
}

export async function findSubscriber(
  db: Db,
  token: string,
): Promise<{ investor_id: string; locale: Language } | null> {
  const [found] = await db
    .select({ investor_id: investors.id, locale: investors.locale })
    .from(calendarFeeds)
    .innerJoin(investors, eq(investors.id, calendarFeeds.investor_id))
    .where(and(eq(calendarFeeds.token_hash, tokenHash(token)), eq(investors.status, 'active')));
  return found ?? null;
}
