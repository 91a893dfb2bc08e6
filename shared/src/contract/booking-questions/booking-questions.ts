import { BookingId } from '../bookings/bookings';
import { paragraphs } from '../entered-values';
import { Instant } from '../instant';
import { z } from '../schema';
import { QuestionState } from './question-state';

export const QUESTION_MAX_LENGTH = 2000;

export const BookingQuestionParams = z.strictObject({ booking_id: BookingId });
/** `message_id`: random, made by the sender's page. The same sent twice is received once. */
export const BookingMessageParams = z.strictObject({
  booking_id: BookingId,
  message_id: z.uuidv4(),
});
export const BookingMessageInput = z.strictObject({ text: paragraphs(QUESTION_MAX_LENGTH) });
export type BookingMessageInput = z.infer<typeof BookingMessageInput>;

/** What was asked about a booking, the oldest message first. */
export const BookingQuestion = z.object({
  /** null: nothing was asked yet. */
  state: z.nullable(QuestionState),
  messages: z.array(
    z.object({
      message_id: z.uuid(),
      author: z.enum(['investor', 'office']),
      /** Who answers for the office, where they say so. */
      signed: z.nullable(z.string()),
      text: z.string(),
      sent_at: Instant,
    }),
  ),
});
export type BookingQuestion = z.infer<typeof BookingQuestion>;
