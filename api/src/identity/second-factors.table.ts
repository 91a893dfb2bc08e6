import { bigint, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { bytea } from '../platform/postgres/columns';
import { investors } from './investors.table';

const instant = () => timestamp({ withTimezone: true });

/** An authenticator app beside the password. */
export const secondFactors = pgTable('second_factors', {
  investor_id: uuid()
    .primaryKey()
    .references(() => investors.id, { onDelete: 'cascade' }),
  secret_sealed: bytea().notNull(),
  secret_key_id: text().notNull(),
  /** Of the recovery codes. */
  salt: bytea().notNull(),
  created_at: instant().notNull().defaultNow(),
  /** Null = the secret was shown, but no code of it has come yet. */
  confirmed_at: instant(),
  /** Half minutes since 1970 of the last code that was taken: each is good once. */
  last_step: bigint({ mode: 'number' }).notNull().default(0),
});

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    investor_id: uuid()
      .notNull()
      .references(() => secondFactors.investor_id, { onDelete: 'cascade' }),
    /** argon2id under the factor's salt. */
    code_hash: text().notNull(),
    used_at: instant(),
  },
  ({ investor_id, code_hash }) => [primaryKey({ columns: [investor_id, code_hash] })],
);
