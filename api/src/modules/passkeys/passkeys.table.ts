import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { bytea } from '../../platform/postgres/columns';

const instant = () => timestamp({ withTimezone: true });

export const passkeys = pgTable(
  'passkeys',
  {
    passkey_id: uuid().primaryKey().defaultRandom(),
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: 'cascade' }),
    /** As the authenticator named it, of all sites. */
    credential_id: bytea().notNull().unique(),
    /** COSE. */
    public_key: bytea().notNull(),
    /** Of signatures; 0 = the authenticator does not count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant(),
  },
  ({ investor_id }) => [index().on(investor_id)],
);
