import * as fc from 'fast-check';
import { ratioBps, shareOf, sumAmounts } from './money';

const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

describe('a share in bps', () => {
  test.each([
    [12_000_000, 700, 840_000],
    [142_000_000, 400, 5_680_000],
    [1, 5000, 1],
    [-1, 5000, -1],
    [1, 4999, 0],
    [-1, 4999, 0],
    [900_719_925_474, 10_000, 900_719_925_474],
  ])('%d at %d bps is %d', (whole, bps, share) => {
    expect(shareOf(whole, bps)).toBe(share);
  });

  test('a reversal cancels its original', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (whole, bps) => {
        expect(shareOf(whole, bps) + shareOf(-whole, bps)).toBe(0);
      }),
    );
  });

  test('is the exact share to half a fils, with which it is rounded up', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100_000 }), (whole, bps) => {
        // Twice the distance to the exact share, in ten-thousandths: integers, so nothing is lost.
        const exact = BigInt(Math.abs(whole)) * BigInt(bps);
        const distance = 2n * (BigInt(Math.abs(shareOf(whole, bps))) * 10_000n - exact);
        expect(distance > -10_000n && distance <= 10_000n).toBe(true);
      }),
    );
  });

  test('what a number cannot hold to the last fils is refused', () => {
    expect(() => shareOf(Number.MAX_SAFE_INTEGER, 20_000)).toThrow(RangeError);
  });
});

describe('a ratio in bps', () => {
  test.each([
    [94_450, 1_476_800, 640],
    [120_000, 1_420_000, 845],
    [-1, 4, -2500],
    [0, 5, 0],
  ])('%d of %d is %d', (part, whole, bps) => {
    expect(ratioBps(part, whole)).toBe(bps);
  });

  test('a ratio to zero is refused', () => {
    expect(() => ratioBps(1, 0)).toThrow(RangeError);
  });
});

describe('a sum of money', () => {
  test('adds amounts of one currency', () => {
    const items = [
      { amount: 1_110_000_00, currency: 'AED' as const },
      { amount: 506_000_00, currency: 'AED' as const },
    ];
    expect(sumAmounts(items, 'AED')).toEqual({ amount: 1_616_000_00, currency: 'AED' });
  });

  test('nothing sums to zero of the currency asked for', () => {
    expect(sumAmounts([], 'EUR')).toEqual({ amount: 0, currency: 'EUR' });
  });

  test('euros among dirhams are refused', () => {
    expect(() => sumAmounts([{ amount: 1, currency: 'EUR' }], 'AED')).toThrow(
      'EUR in a sum of AED',
    );
  });
});
