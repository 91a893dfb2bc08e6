import { eq } from 'drizzle-orm';
import { investors } from '../../src/identity/investors.table';
import { secondFactors } from '../../src/identity/second-factors.table';
import type { World } from './world';

export async function changeOwner(
  { portal, owner }: World,
  change: Partial<typeof investors.$inferInsert>,
): Promise<void> {
  await portal.db.update(investors).set(change).where(eq(investors.id, owner.id));
}

/** Undoes what operations have done to the account itself. */
export async function restoreOwner(world: World): Promise<void> {
  await changeOwner(world, { onboarding_step: 4, password_hash: world.owner.passwordHash });
  await world.portal.db.delete(secondFactors).where(eq(secondFactors.investor_id, world.owner.id));
  await world.renewSession();
}

export const withPassword = (world: World): Promise<void> =>
  changeOwner(world, { password_hash: world.owner.passwordHash });
