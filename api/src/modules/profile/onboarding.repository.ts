import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect';
import { notFound } from '../../errors';
import { investors } from '../auth/investors.table';

/** The number of steps that are done, held until the end of the transaction. @throws notFound */
export async function lockOnboarding(tx: Db, investorId: string): Promise<number> {
  const [investor] = await tx
    .select({ step: investors.onboarding_step })
    .from(investors)
    .where(eq(investors.id, investorId))
    .for('update');
  if (!investor) throw notFound();
  return investor.step;
}

export async function saveOnboarding(tx: Db, investorId: string, step: number): Promise<void> {
  await tx
    .update(investors)
    .set({ onboarding_step: step, updated_at: sql`now()` })
    .where(eq(investors.id, investorId));
}
