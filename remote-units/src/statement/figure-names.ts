/** From opening to closing, as they add up. */
export const figureNames = [
  'opening',
  'income',
  'fee',
  'vat',
  'expense',
  'reserve_delta',
  'other',
  'payout',
  'closing',
] as const;
