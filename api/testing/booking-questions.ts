import {
  bookingMessages,
  bookingQuestions,
} from '../src/modules/booking-questions/booking-questions.table';
import type { Db } from '../src/platform/postgres/connect';

type Question = { investor: { id: string }; booking_id: string; mark?: string };

/** Asked and not answered yet. */
export async function aBookingQuestion(
  db: Db,
  { investor, booking_id, mark = 'Wofür ist dieser Betrag?' }: Question,
): Promise<string> {
  const [, journal_id = '', line_no] = booking_id.split('_');
  const [question] = await db
    .insert(bookingQuestions)
    .values({ investor_id: investor.id, journal_id, line_no: Number(line_no), state: 'waiting' })
    .returning();
  if (!question) throw new Error('The question was not stored.');
  await db
    .insert(bookingMessages)
    .values({ question_id: question.id, author: 'investor', text: mark });
  return question.id;
}
