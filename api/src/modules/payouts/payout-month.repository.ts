import { type SQL, sql } from 'drizzle-orm';

/**
 * First day of the month whose statement tells of a payout `o`: of the one the office has named, else of its booking,
 * else of its order. It is that of the statement in force, so that a correction takes its payouts along.
 */
export const PAYOUT_MONTH: SQL = sql`coalesce(
  (select named.period_from from statements named where named.id = o.statement_id),
  date_trunc('month', coalesce(
    (select booked.value_date from journals booked where booked.id = o.journal_id), o.ordered_on))::date)`;
