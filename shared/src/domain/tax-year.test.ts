import * as fc from 'fast-check';
import { convertAmount } from './money-rate';
import { TaxGroup } from './tax-group';
import {
  convertBooking,
  type DayRate,
  rateOn,
  sumRows,
  TAX_GROUP_ORDER,
  taxCurrency,
  taxResult,
} from './tax-year';

const RATES: DayRate[] = [
  { as_of: '2026-11-19', rate: '0.24900000' },
  { as_of: '2026-11-20', rate: '0.25000000' },
];

describe('the rate of a day', () => {
  test.each([
    ['2026-11-19', '2026-11-19'],
    ['2026-11-20', '2026-11-20'],
    // A weekend, and holidays after it.
    ['2026-11-22', '2026-11-20'],
    ['2026-11-26', '2026-11-20'],
    // Too old, or there was none yet.
    ['2026-11-27', null],
    ['2026-11-18', null],
  ])('of %s is that of %s', (on, of) => {
    expect(rateOn(RATES, on)?.as_of ?? null).toBe(of);
  });

  test('is its own where every day has one', () => {
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 28 }), { minLength: 1 });
    fc.assert(
      fc.property(days, (list) => {
        const rates = list
          .sort((a, b) => a - b)
          .map((day) => ({ as_of: `2026-02-${String(day).padStart(2, '0')}`, rate: '0.25' }));
        for (const { as_of } of rates) expect(rateOn(rates, as_of)?.as_of).toBe(as_of);
      }),
    );
  });
});

test('owners in Germany and Austria reckon in euros, those in Switzerland in francs', () => {
  expect([taxCurrency('DE'), taxCurrency('AT'), taxCurrency('CH')]).toEqual(['EUR', 'EUR', 'CHF']);
});

test('euros stay as they are in euros, and are converted into francs', () => {
  const booked = { on: '2026-11-20', amount: 1001, currency: 'EUR' };
  expect(convertBooking(booked, 'EUR', () => [])).toEqual({
    amount: 1001,
    rate: null,
    rate_on: null,
  });
  expect(convertBooking(booked, 'CHF', () => [])).toBeNull();
});

test('every group has its place in the order', () => {
  expect([...TAX_GROUP_ORDER].sort()).toEqual([...TaxGroup].sort());
});

const booking = fc.record({
  on: fc.constantFrom('2026-11-18', '2026-11-19', '2026-11-20', '2026-11-22'),
  amount: fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }),
  currency: fc.constant('AED'),
  group: fc.constantFrom(...TaxGroup),
});
const rows = fc
  .array(booking, { maxLength: 60 })
  .map((list) =>
    list.map((each) => ({ ...each, converted: convertBooking(each, 'EUR', () => RATES) })),
  );

describe('the sums of a year', () => {
  test('of all groups are the ledger, to the fils and to the cent', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const sums = TAX_GROUP_ORDER.map((group) =>
          sumRows(list.filter((row) => row.group === group)),
        );
        const all = sumRows(list);
        for (const part of ['amount', 'converted', 'missing', 'bookings'] as const)
          expect(sums.reduce((sum, each) => sum + each[part], 0)).toBe(all[part]);
        expect(all.amount).toBe(list.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });

  test('are income and costs, and nothing that is neither', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const { income, costs, surplus } = taxResult(list);
        expect(income.amount + costs.amount).toBe(surplus.amount);
        expect(income.converted + costs.converted).toBe(surplus.converted);
        const neither = ['acquisition_costs', 'none'];
        const kept = list.filter(({ group }) => !neither.includes(group));
        expect(surplus.amount).toBe(kept.reduce((sum, { amount }) => sum + amount, 0));
      }),
    );
  });

  test('differ from the converted sum by half a cent for each row at most', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const sameDay = list.filter(({ on }) => on === '2026-11-19');
        const { amount, converted } = sumRows(sameDay);
        const apart = Math.abs(converted - convertAmount(amount, '0.249'));
        expect(apart).toBeLessThanOrEqual(sameDay.length / 2 + 0.5);
      }),
    );
  });

  test('tell how many bookings have no rate, and leave those out', () => {
    const row = (on: string) => {
      const booked = { on, amount: 40_000, currency: 'AED', group: 'rental_income' as const };
      return { ...booked, converted: convertBooking(booked, 'EUR', () => RATES) };
    };
    expect(taxResult([row('2026-11-20'), row('2026-10-01')]).income).toEqual({
      amount: 80_000,
      converted: 10_000,
      missing: 1,
      bookings: 2,
    });
  });
});
