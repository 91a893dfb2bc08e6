import type { LedgerCategory } from './ledger-category';

/**
 * Where a booking goes in the German tax form for letting (Anlage V): income, four groups of deductible costs, what is
 * written off over the years, and what is neither.
 */
export const TaxGroup = [
  'rental_income',
  'maintenance',
  'operating_costs',
  'administration',
  'other_costs',
  'acquisition_costs',
  'none',
] as const;
export type TaxGroup = (typeof TaxGroup)[number];

const USUAL: Record<LedgerCategory, TaxGroup> = {
  rent: 'rental_income',
  late_fee: 'rental_income',
  deposit_in: 'none',
  deposit_out: 'none',
  management_fee: 'administration',
  fee_vat: 'administration',
  letting_fee: 'other_costs',
  service_charge: 'operating_costs',
  maintenance: 'maintenance',
  capex: 'acquisition_costs',
  insurance: 'operating_costs',
  utilities: 'operating_costs',
  ejari_fee: 'other_costs',
  legal: 'other_costs',
  court: 'other_costs',
  cleaning: 'operating_costs',
  furnishing: 'acquisition_costs',
  bank_fee: 'administration',
  fx_difference: 'none',
  payout: 'none',
  owner_contribution: 'none',
  correction: 'none',
  reserve: 'none',
};

/** The group of a category where its booking names no other: a proposal for the tax adviser, not advice. */
export const usualTaxGroup = (category: LedgerCategory): TaxGroup => USUAL[category];
