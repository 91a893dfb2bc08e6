import type { Contract } from '@manzil/shared/contract/contracts/contracts';
import { WHOLE_BPS } from '../display/part-of';

/** What the investor owns of a unit whose amounts the contract names; null: all of it, or there are no amounts. */
export function partOwned({ share_bps, purchase, tenancy }: Contract): number | null {
  const owned = (purchase ?? tenancy) ? (share_bps ?? WHOLE_BPS) : WHOLE_BPS;
  return owned < WHOLE_BPS ? owned : null;
}
