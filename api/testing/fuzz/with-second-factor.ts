import { NOON } from '../portfolio';
import type { Given } from '../proofs/proof';
import { aSecondFactor, codeOf } from '../second-factor';
import { withPassword } from './change-owner';
import type { World } from './world';

const fuzzed =
  (state: 'active' | 'shown') =>
  async (world: World): Promise<Given> => {
    await withPassword(world);
    await aSecondFactor(world.portal.db, world.owner.id, { state });
    return { known: { code: codeOf(NOON()) } };
  };

export const withSecondFactor = fuzzed('active');
export const withShownSecret = fuzzed('shown');
