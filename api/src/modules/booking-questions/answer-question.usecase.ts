import { eq } from 'drizzle-orm';
import { investors } from '../../identity/investors.table';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import { questionMovedOn } from './booking-questions.errors';
import { addMessage, lockMessages } from './booking-questions.repository';
import { bookingQuestionAnswered } from './mails/booking-question-answered.mail';
import { setState } from './question-state.repository';

/** `seen`: how many messages of it were read. */
type Question = { id: string; investor_id: string; booking_id: string; seen: number };
type Said = { text: string; signed: string | null };

/** The answer stands at the booking; the mail has no word of it. @throws questionMovedOn */
export async function answerQuestion(
  tx: Db,
  question: Question,
  { text, signed }: Said,
  operator: string,
): Promise<void> {
  await assertSeen(tx, question);
  const message = { question_id: question.id, author: 'office', text, signed } as const;
  await addMessage(tx, message, 'answered');
  await record(tx, question, 'booking_question.answered', operator);
  const [investor] = await tx
    .select()
    .from(investors)
    .where(eq(investors.id, question.investor_id));
  if (!investor) throw new Error('The investor is gone.');
  await queueMail(tx, {
    to: investor.email,
    language: investor.locale,
    template: bookingQuestionAnswered,
    values: { first_name: investor.first_name, booking_id: question.booking_id },
  });
}

/** Nothing more is to be said; the investor may write again all the same. @throws questionMovedOn */
export async function closeQuestion(tx: Db, question: Question, operator: string): Promise<void> {
  await assertSeen(tx, question);
  await setState(tx, question.id, 'closed');
  await record(tx, question, 'booking_question.closed', operator);
}

/** Whatever has come in since would be on no list. */
async function assertSeen(tx: Db, { id, seen }: Question): Promise<void> {
  if ((await lockMessages(tx, id)) !== seen) throw questionMovedOn();
}

const record = (tx: Db, question: Question, action: string, operator: string) =>
  recordAuditEvent(tx, {
    actor: { type: 'operator', id: operator },
    action,
    entity_type: 'booking_question',
    entity_id: question.id,
    investor_id: question.investor_id,
  });
