import type { ChosenUnit, TaxSum, TaxYear } from '@manzil/shared/contract/tax/tax';

const UNIT = '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0b01';
const OTHER = '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0b02';
export const BOOKING = '2026-10-01_0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0c01_1';

export const aSum = (amount: number, converted: number | null, missing = 0): TaxSum => ({
  amount: { amount, currency: 'AED' },
  converted: converted === null ? null : { amount: converted, currency: 'EUR' },
  bookings: 1,
  missing,
});

const named = {
  unit: { unit_id: UNIT, property_name: 'Marina Walk Tower', unit_no: '2304' },
  share_bps: 10_000,
  owned_to: null,
  income: aSum(3_000_000, 720_000),
  costs: aSum(-68_050, -16_332),
  surplus: aSum(2_931_950, 703_668),
};

export const aTaxUnit = (overrides: Partial<ChosenUnit> = {}): ChosenUnit => ({
  ...named,
  groups: [
    {
      group: 'rental_income',
      sum: named.income,
      items: [
        {
          booking_id: BOOKING,
          on: '2026-10-01',
          category: 'rent',
          text: 'Scheck 2 von 4',
          amount: { amount: 3_000_000, currency: 'AED' },
          converted: { amount: 720_000, currency: 'EUR' },
          rate: '0.24000000',
          rate_on: '2026-10-01',
          document_id: null,
        },
      ],
    },
  ],
  receipts: 1,
  depreciation: {
    purchased_on: '2022-05-18',
    price: { amount: 142_000_000, currency: 'AED' },
    fee: { amount: 5_680_000, currency: 'AED' },
    other_costs: { amount: 0, currency: 'AED' },
    part: { amount: 147_680_000, currency: 'AED' },
    converted: { amount: 36_905_238, currency: 'EUR' },
    rate: '0.24990004',
    rate_on: '2022-05-18',
    proposed_start: '2023-04-18',
    entered: null,
    version: 0,
    result: null,
  },
  ...overrides,
});

/** Of an owner in Germany with two units, neither of which is chosen. */
export const aTaxYear = (overrides: Partial<TaxYear> = {}): TaxYear => ({
  year: 2026,
  years: [2026, 2025],
  through: '2026-11-20',
  residence: 'DE',
  residence_from: 'chosen',
  units: [
    named,
    {
      ...named,
      unit: { unit_id: OTHER, property_name: 'Safa Terrace', unit_no: '1806' },
      share_bps: 5000,
    },
  ],
  sum: { income: named.income, costs: named.costs, surplus: named.surplus },
  receipts: 3,
  chosen: null,
  ...overrides,
});
