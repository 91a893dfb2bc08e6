import { isIn, type LedgerCategory } from './ledger-category';

/** What the balance changes by, by the group or category of bookings that each is the sum of. */
export const BalancePart = [
  'net',
  'payout',
  'reserve',
  'owner_contribution',
  'correction',
  'fx_difference',
] as const;
export type BalancePart = (typeof BalancePart)[number];

export function isInPart(part: BalancePart, category: LedgerCategory): boolean {
  return part === 'net' ? isIn('net', category) : category === part;
}
