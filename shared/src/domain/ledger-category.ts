/** What a booking is about; the sign of its amount says whether the owner gains or pays. */
export const LedgerCategory = [
  'rent',
  'late_fee',
  'deposit_in',
  'deposit_out',
  'management_fee',
  'fee_vat',
  'letting_fee',
  'service_charge',
  'maintenance',
  'capex',
  'insurance',
  'utilities',
  'ejari_fee',
  'legal',
  'court',
  'cleaning',
  'furnishing',
  'bank_fee',
  'fx_difference',
  'payout',
  'owner_contribution',
  'correction',
  'reserve',
] as const;
export type LedgerCategory = (typeof LedgerCategory)[number];

export type LedgerGroup = 'rent' | 'cost' | 'payout' | 'transfer';

const RENT: readonly LedgerCategory[] = ['rent', 'late_fee'];
/** Money that changes its place or its currency (into the reserve, from the owner), not what the owner earned. */
const TRANSFER: readonly LedgerCategory[] = [
  'deposit_in',
  'deposit_out',
  'fx_difference',
  'owner_contribution',
  'correction',
  'reserve',
];

/** The figure of the dashboard a category counts towards; a transfer counts towards none. */
export function ledgerGroup(category: LedgerCategory): LedgerGroup {
  if (RENT.includes(category)) return 'rent';
  if (category === 'payout') return 'payout';
  return TRANSFER.includes(category) ? 'transfer' : 'cost';
}

/** What a figure counts. */
export const BookingGroup = ['rent', 'cost', 'net', 'payout', 'available', 'deposit'] as const;
export type BookingGroup = (typeof BookingGroup)[number];

/** They belong to tenants. */
const DEPOSITS: readonly LedgerCategory[] = ['deposit_in', 'deposit_out'];

export function isIn(group: BookingGroup, category: LedgerCategory): boolean {
  if (group === 'deposit') return DEPOSITS.includes(category);
  if (group === 'available') return !DEPOSITS.includes(category);
  const counted = ledgerGroup(category);
  return group === 'net' ? counted === 'rent' || counted === 'cost' : counted === group;
}
