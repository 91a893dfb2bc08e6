import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from './investors.table';

const instant = () => timestamp({ withTimezone: true });

export const knownDevices = pgTable(
  'known_devices',
  {
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device cookie's token, hex. People who share a browser share the token. */
    token_hash: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant().notNull().defaultNow(),
    browser_id: uuid().notNull().defaultRandom(),
    /** Browser and system, such as `Firefox, Windows`; null = neither is known. */
    device: text(),
    /** Until then the password alone signs in here. */
    remembered_until: instant(),
    /** When a code of the second factor was right here; null = never. */
    factor_passed_at: instant(),
  },
  ({ investor_id, token_hash }) => [primaryKey({ columns: [investor_id, token_hash] })],
);
