import { type SQL, sql } from 'drizzle-orm';

/** A point in time as the contract's `Instant`, for rows that are read as JSON. */
export const utcInstant = (value: SQL): SQL =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
