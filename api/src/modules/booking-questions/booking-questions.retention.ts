import { sql } from 'drizzle-orm';
import type { Retention } from '../../platform/postgres/retention';

/** When what could follow from an answer is time-barred (§§ 195, 199 BGB), as the privacy policy says. */
export const bookingQuestionRetention: Retention = {
  table: 'booking_questions',
  over: sql`state <> 'waiting' and changed_at < now() - interval '4 years'`,
};
