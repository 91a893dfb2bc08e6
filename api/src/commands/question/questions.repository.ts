import type { QuestionState } from '@manzil/shared/contract/booking-questions/question-state';
import type { Money } from '@manzil/shared/contract/values';
import { type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { investors } from '../../identity/investors.table';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { namedInvestor } from '../named-investor.repository';

export type Question = {
  id: string;
  state: QuestionState;
  /** UTC, ISO 8601. */
  changed_at: string;
  investor_id: string;
  email: string;
  investor: string;
  booking_id: string;
  unit: string | null;
  category: string;
  booked: string;
  amount: number;
  currency: Money['currency'];
  messages: { author: 'investor' | 'office'; text: string; sent_at: string }[];
};

export const listQuestions = (db: Db, all: boolean, limit: number): Promise<Question[]> =>
  questions(db, all ? sql`true` : sql`q.state = 'waiting'`, limit);

export async function findQuestion(db: Db, id: string): Promise<Question | null> {
  const [found] = await questions(db, sql`q.id = ${id}`, 1);
  return found ?? null;
}

const questions = (db: Db, only: SQL, limit: number): Promise<Question[]> =>
  jsonRows(
    db,
    sql`
      select q.id, q.state, ${utcInstant(sql`q.changed_at`)} as changed_at, q.investor_id, i.email,
        ${namedInvestor(alias(investors, 'i'))} as investor,
        l.value_date || '_' || l.journal_id || '_' || l.line_no as booking_id,
        p.name || ' ' || u.unit_no as unit, l.category, j.text_en as booked, l.amount_minor as amount, l.currency,
        (
          select json_agg(json_build_object(
            'author', m.author, 'text', m.text, 'sent_at', ${utcInstant(sql`m.sent_at`)}) order by m.sent_at, m.id)
          from booking_messages m where m.question_id = q.id
        ) as messages
      from booking_questions q
      join investors i on i.id = q.investor_id
      join journal_lines l on l.journal_id = q.journal_id and l.line_no = q.line_no
      join journals j on j.id = l.journal_id
      join ledger_accounts a on a.id = l.account_id
      left join units u on u.id = a.unit_id
      left join properties p on p.id = u.property_id
      where ${only}
      order by q.changed_at, q.id
      limit ${limit}`,
  );
