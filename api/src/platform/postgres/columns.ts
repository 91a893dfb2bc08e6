import { bigint, customType, date, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey().defaultRandom();

export const timestamps = () => ({
  created_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updated_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Integer minor units (fils, cents). int4 ends at AED 21.4 million, so money is bigint throughout. */
export const minor = () => bigint({ mode: 'number' });

/** Hundredths of a percent. */
export const bps = () => integer();

/** Calendar day in Asia/Dubai, `YYYY-MM-DD`. */
export const day = () => date({ mode: 'string' });

export const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
