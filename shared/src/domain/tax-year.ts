import { type DayRate, rateOn } from './day-rate';
import { convertAmount } from './money-rate';
import type { TaxGroup } from './tax-group';

/** Where owners pay tax whose rules the portal knows. */
export const TaxResidence = ['DE', 'AT', 'CH'] as const;
export type TaxResidence = (typeof TaxResidence)[number];

export const TaxCurrency = ['EUR', 'CHF'] as const;
export type TaxCurrency = (typeof TaxCurrency)[number];

/** The currency of the tax return. */
export const taxCurrency = (residence: TaxResidence): TaxCurrency =>
  residence === 'CH' ? 'CHF' : 'EUR';

/** What was booked: whole minor units, positive where the owner gains. */
type Booked = { on: string; amount: number; currency: string };

/** @param amount in minor units of the tax currency, rounded half up; null where the day has no rate */
export type Converted = { amount: number; rate: string | null; rate_on: string | null } | null;

/**
 * One booking in the currency of the tax return, at the rate of its day.
 * @param ratesOf the rates of a currency to that of the tax return, the earliest first
 */
export function convertBooking(
  { on, amount, currency }: Booked,
  into: TaxCurrency,
  ratesOf: (currency: string) => readonly DayRate[],
): Converted {
  if (currency === into) return { amount, rate: null, rate_on: null };
  const rate = rateOn(ratesOf(currency), on);
  return rate && { amount: convertAmount(amount, rate.rate), rate: rate.rate, rate_on: rate.as_of };
}

/** The groups that reduce what is taxed, in the order of the form. */
export const DEDUCTED = [
  'maintenance',
  'operating_costs',
  'administration',
  'other_costs',
] as const satisfies readonly TaxGroup[];

/** In the order in which a tax return goes through them. */
export const TAX_GROUP_ORDER: readonly TaxGroup[] = [
  'rental_income',
  ...DEDUCTED,
  'acquisition_costs',
  'none',
];

export type TaxRow = { group: TaxGroup; amount: number; currency: string; converted: Converted };

/** `amount` of the dirhams alone; `converted` of all rows that have a rate; `missing`: how many have none. */
export type TaxSum = { amount: number; converted: number; missing: number; bookings: number };

/**
 * Adds up rows. What is converted is the sum of the rounded rows, so that it can be added up again by hand; it may differ
 * by some cents from the converted sum.
 */
export function sumRows(rows: readonly TaxRow[]): TaxSum {
  const sum: TaxSum = { amount: 0, converted: 0, missing: 0, bookings: rows.length };
  for (const { amount, currency, converted } of rows) {
    if (currency === 'AED') sum.amount += amount;
    if (converted) sum.converted += converted.amount;
    else sum.missing += 1;
  }
  return sum;
}

const isDeducted = (group: TaxGroup) => (DEDUCTED as readonly TaxGroup[]).includes(group);

/** Income, deducted costs and what is left of both, before depreciation. */
export function taxResult(rows: readonly TaxRow[]): Record<'income' | 'costs' | 'surplus', TaxSum> {
  const income = rows.filter(({ group }) => group === 'rental_income');
  const costs = rows.filter(({ group }) => isDeducted(group));
  return {
    income: sumRows(income),
    costs: sumRows(costs),
    surplus: sumRows([...income, ...costs]),
  };
}
