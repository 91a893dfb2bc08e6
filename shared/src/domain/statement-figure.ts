import { type LedgerCategory, ledgerGroup } from './ledger-category';

/** The figures of a statement between opening and closing balance. Together they are the difference of the two. */
export const StatementFigure = [
  'income',
  'fee',
  'vat',
  'expense',
  'reserve_delta',
  'other',
  'payout',
] as const;
export type StatementFigure = (typeof StatementFigure)[number];

/** What Manzil itself charges. */
const FEES: readonly LedgerCategory[] = ['management_fee', 'letting_fee'];

/** The one figure of a statement that a booking of this category counts towards. */
export function statementFigure(category: LedgerCategory): StatementFigure {
  if (FEES.includes(category)) return 'fee';
  if (category === 'fee_vat') return 'vat';
  if (category === 'reserve') return 'reserve_delta';
  const group = ledgerGroup(category);
  if (group === 'rent') return 'income';
  if (group === 'cost') return 'expense';
  return group === 'payout' ? 'payout' : 'other';
}
