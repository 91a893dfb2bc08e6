import { and, eq, sql } from 'drizzle-orm';
import { investors } from '../../src/identity/investors.table';
import { onboardingDrafts } from '../../src/modules/onboarding/onboarding-drafts.table';
import { changeOwner } from '../fuzz/change-owner';
import type { World } from '../fuzz/world';
import type { Account } from './proof';

/** The number of steps that are done, which there is to say again; the first is the first to say. */
export async function presentStep({ db, investorId }: Account): Promise<number> {
  const [row] = await db
    .select({ step: sql<number>`greatest(${investors.onboarding_step}, 1)` })
    .from(investors)
    .where(eq(investors.id, investorId));
  return row?.step ?? 1;
}

export const versionOf =
  (step: 'person' | 'residence') =>
  ({ db, investorId }: Account) =>
    db
      .select({ version: onboardingDrafts.version })
      .from(onboardingDrafts)
      .where(and(eq(onboardingDrafts.investor_id, investorId), eq(onboardingDrafts.step, step)));

/** After the last step nothing of the others is taken any more. */
export const underWay = (world: World) => changeOwner(world, { onboarding_step: 3 });
