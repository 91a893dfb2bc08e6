import { type SQL, sql } from 'drizzle-orm';

/** Of a subscription `s` to the unit `u`: when it begins; null where the unit's handover is still to come. */
export const BEGIN: SQL = sql`coalesce(s.starts_on, u.handed_over_on)`;

export const runsOn = (day: SQL): SQL =>
  sql`s.cancelled_at is null and ${BEGIN} <= ${day} and (s.ends_on is null or s.ends_on >= ${day})`;

/** One that ends before its handover never does. */
export const beginsAfter = (day: SQL): SQL =>
  sql`s.cancelled_at is null and (${BEGIN} is null or ${BEGIN} > ${day})
    and (s.ends_on is null or s.ends_on >= coalesce(${BEGIN}, ${day}))`;

/** A day of handover that was corrected leaves more than one that is to begin: the next one counts. */
export const NEXT_ONE: SQL = sql`order by ${BEGIN} nulls last limit 1`;
