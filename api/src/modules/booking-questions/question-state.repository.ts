import type { QuestionState } from '@manzil/shared/contract/booking-questions/question-state';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/postgres/connect';
import { bookingQuestions } from './booking-questions.table';

/** Who waits already keeps their place among those who wait. */
export async function setState(tx: Db, id: string, state: QuestionState): Promise<void> {
  await tx
    .update(bookingQuestions)
    .set({ state, changed_at: sql`now()` })
    .where(
      and(
        eq(bookingQuestions.id, id),
        or(ne(bookingQuestions.state, state), ne(bookingQuestions.state, 'waiting')),
      ),
    );
}
