import { type SQL, sql } from 'drizzle-orm';

export const utcInstant = (value: SQL): SQL =>
  sql`to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
