import type { BookingQuestion } from '@manzil/shared/contract/booking-questions/booking-questions';
import type { QuestionState } from '@manzil/shared/contract/booking-questions/question-state';
import { and, eq, sql } from 'drizzle-orm';
import type { InvestorId } from '../../identity/signed-in';
import type { Db } from '../../platform/postgres/connect';
import { jsonRows } from '../../platform/postgres/json-rows';
import { utcInstant } from '../../platform/postgres/utc-instant';
import { bookingMessages, bookingQuestions } from './booking-questions.table';
import { setState } from './question-state.repository';

type Line = { journal_id: string; line_no: number };
type StoredMessage = typeof bookingMessages.$inferSelect;

/** @returns null where the investor has no such booking */
export async function findQuestion(
  db: Db,
  investorId: InvestorId,
  bookingId: string,
): Promise<BookingQuestion | null> {
  const { day, journal_id, line_no } = placeOf(bookingId);
  const [found] = await jsonRows<BookingQuestion>(
    db,
    sql`
      select q.state, coalesce((
        select json_agg(json_build_object('message_id', m.id, 'author', m.author, 'signed', m.signed,
          'text', m.text, 'sent_at', ${utcInstant(sql`m.sent_at`)}) order by m.sent_at, m.id)
        from booking_messages m where m.question_id = q.id), '[]') as messages
      from journal_lines l
      join ledger_accounts a on a.id = l.account_id
      left join booking_questions q
        on q.journal_id = l.journal_id and q.line_no = l.line_no and q.investor_id = ${investorId}
      where l.journal_id = ${journal_id} and l.line_no = ${line_no} and l.value_date = ${day}::date
        and a.investor_id = ${investorId} and a.owner_scope = 'investor'`,
  );
  return found ?? null;
}

/** Opened where there is none. Locked until the transaction ends, so messages come one after the other. */
export async function lockQuestion(
  tx: Db,
  investor_id: string,
  bookingId: string,
): Promise<{ id: string }> {
  const { journal_id, line_no } = placeOf(bookingId);
  const [question] = await tx
    .insert(bookingQuestions)
    .values({ investor_id, journal_id, line_no, state: 'waiting' })
    .onConflictDoUpdate({
      target: [bookingQuestions.journal_id, bookingQuestions.line_no, bookingQuestions.investor_id],
      set: { investor_id },
    })
    .returning({ id: bookingQuestions.id });
  if (!question) throw new Error('The question was not stored.');
  return question;
}

/** Of a question that is there. None is added until the transaction ends. @returns how many there are */
export async function lockMessages(tx: Db, id: string): Promise<number> {
  await tx
    .select({ id: bookingQuestions.id })
    .from(bookingQuestions)
    .where(eq(bookingQuestions.id, id))
    .for('no key update');
  return tx.$count(bookingMessages, eq(bookingMessages.question_id, id));
}

export async function findMessage(
  tx: Db,
  question_id: string,
  id: string,
): Promise<StoredMessage | null> {
  const [found] = await tx
    .select()
    .from(bookingMessages)
    .where(and(eq(bookingMessages.id, id), eq(bookingMessages.question_id, question_id)));
  return found ?? null;
}

type NewMessage = typeof bookingMessages.$inferInsert & { question_id: string };

/** @returns false where the id is that of another message already */
export async function addMessage(
  tx: Db,
  message: NewMessage,
  state: QuestionState,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(bookingMessages)
    .values({ ...message, sent_at: sql`clock_timestamp()` })
    .onConflictDoNothing({ target: bookingMessages.id });
  if (rowCount === 0) return false;
  await setState(tx, message.question_id, state);
  return true;
}

function placeOf(bookingId: string): Line & { day: string } {
  const [day = '', journal_id = '', line_no] = bookingId.split('_');
  return { day, journal_id, line_no: Number(line_no) };
}
