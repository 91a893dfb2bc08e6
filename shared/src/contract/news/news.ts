import { z } from '../schema';
import { Day } from '../values';

export const NewsKind = z.enum([
  'statement_published',
  'payout_paid',
  'payout_failed',
  'rent_booked',
  'cheque_bounced',
  'document_filed',
  'document_accepted',
  'document_declined',
  'report_published',
  'question_answered',
]);
export type NewsKind = z.infer<typeof NewsKind>;

/** All of a kind; what it says beyond their number is about the newest. */
export const NewsItem = z.object({
  kind: NewsKind,
  count: z.int(),
  on: Day,
  /** Statement, payout, booking or document; of a cheque the unit, of a report the project. */
  id: z.string(),
  /** Month of a statement, type of a document, unit of a cheque, name of a project; null for the rest. */
  about: z.nullable(z.string()),
});
export type NewsItem = z.infer<typeof NewsItem>;

/** What has happened since the last visit, the newest first. */
export const News = z.object({
  /** Day of the last visit; null: this is the first. */
  since: z.nullable(Day),
  items: z.array(NewsItem),
});
export type News = z.infer<typeof News>;
