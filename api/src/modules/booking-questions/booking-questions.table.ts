import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import { id } from '../../platform/postgres/columns';

const moment = () => timestamp({ withTimezone: true }).notNull().defaultNow();

export const bookingQuestions = pgTable('booking_questions', {
  id: id(),
  investor_id: uuid()
    .notNull()
    .references(() => investors.id, { onDelete: 'cascade' }),
  /** The booking: a line of one of the investor's accounts. */
  journal_id: uuid().notNull(),
  line_no: integer().notNull(),
  /** Whose turn it is; closed: nobody's, until the investor writes again. */
  state: text({ enum: ['waiting', 'answered', 'closed'] }).notNull(),
  asked_at: moment(),
  changed_at: moment(),
});

export const bookingMessages = pgTable('booking_messages', {
  /** Of an investor's: made up by the page that sends it. */
  id: id(),
  question_id: uuid()
    .notNull()
    .references(() => bookingQuestions.id, { onDelete: 'cascade' }),
  author: text({ enum: ['investor', 'office'] }).notNull(),
  /** Who answers, as the investor reads it. */
  signed: text(),
  text: text().notNull(),
  sent_at: moment(),
});
