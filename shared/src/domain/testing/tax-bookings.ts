import * as fc from 'fast-check';
import type { DayRate } from '../day-rate';
import { TaxGroup } from '../tax-group';
import { convertBooking } from '../tax-year';

export const RATES: DayRate[] = [
  { as_of: '2026-11-19', rate: '0.24900000' },
  { as_of: '2026-11-20', rate: '0.25000000' },
];

const booking = fc.record({
  on: fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22'),
  amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  currency: fc.constant('AED'),
  group: fc.constantFrom(...TaxGroup),
});
export const rows = fc
  .array(booking, { maxLength: 60 })
  .map((list) =>
    list.map((each) => ({ ...each, converted: convertBooking(each, 'EUR', () => RATES) })),
  );

/** A rent of one day, of 400 dirhams. */
export const row = (on: string) => {
  const booked = { on, amount: 40_000, currency: 'AED', group: 'rental_income' as const };
  return { ...booked, converted: convertBooking(booked, 'EUR', () => RATES) };
};
