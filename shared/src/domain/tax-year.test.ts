import * as fc from 'fast-check';
import { convertAmount } from './money-rate';
import { TaxGroup } from './tax-group';
import { convertBooking, sumRows, TAX_GROUP_ORDER, taxCurrency, taxResult } from './tax-year';
import { row, rows } from './testing/tax-bookings';

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
    expect(taxResult([row('2026-11-20'), row('2026-10-01')]).income).toEqual({
      amount: 80_000,
      converted: 10_000,
      missing: 1,
      bookings: 2,
    });
  });
});
