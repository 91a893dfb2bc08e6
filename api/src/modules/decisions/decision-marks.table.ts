import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { day } from '../../platform/postgres/columns';

/** What an investor has set aside of what the dashboard asks for. */
export const decisionMarks = pgTable(
  'decision_marks',
  {
    investor_id: uuid()
      .notNull()
      .references(() => investors.id, { onDelete: 'cascade' }),
    /** The question and the row that it is about, such as `instalment_due:<id>`. */
    item: text().notNull(),
    /** Day from which it stands open again; null: it is done. */
    later_until: day(),
    marked_at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (mark) => [primaryKey({ columns: [mark.investor_id, mark.item] })],
);
