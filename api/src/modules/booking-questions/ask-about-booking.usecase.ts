import { notFound } from '../../platform/http/errors';
import { queueMail } from '../../platform/mail/queue-mail';
import type { Db } from '../../platform/postgres/connect';
import { questionDiffers } from './booking-questions.errors';
import {
  addMessage,
  findMessage,
  findQuestion,
  lockQuestion,
} from './booking-questions.repository';
import { bookingQuestion } from './mails/booking-question.mail';

type Asked = {
  investorId: string;
  bookingId: string;
  messageId: string;
  text: string;
  /** E-mail address that reads the questions. */
  team: string;
};

/** Idempotent by the message's id. @returns whether it is new @throws notFound, questionDiffers */
export async function askAboutBooking(
  tx: Db,
  { investorId, bookingId, messageId, text, team }: Asked,
): Promise<boolean> {
  if (!(await findQuestion(tx, investorId, bookingId))) throw notFound();
  const { id: question_id } = await lockQuestion(tx, investorId, bookingId);
  const before = await findMessage(tx, question_id, messageId);
  if (before) {
    if (before.author !== 'investor' || before.text !== text) throw questionDiffers();
    return false;
  }
  const message = { id: messageId, question_id, author: 'investor', text } as const;
  if (!(await addMessage(tx, message, 'waiting'))) throw questionDiffers();
  await queueMail(tx, {
    to: team,
    language: 'de',
    template: bookingQuestion,
    values: { question_id },
  });
  return true;
}
