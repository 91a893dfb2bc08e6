import * as fc from 'fast-check';
import { rateOn } from './day-rate';
import { RATES } from './testing/tax-bookings';

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
