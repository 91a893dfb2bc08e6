import * as fc from 'fast-check';
import { convertAmount, dirhamInEuros, dirhamInFrancs } from './money-rate';

const amount = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });
/** 0.00000001 to 99.99999999 */
const units = fc.integer({ min: 1, max: 9_999_999_999 });
const rateOf = (value: number) =>
  `${Math.trunc(value / 1e8)}.${String(value % 1e8).padStart(8, '0')}`;

describe('a converted amount', () => {
  test.each([
    [1_240_000, '0.24935', 309_194],
    [1_240_000, '0.24935000', 309_194],
    [100, '0.24875', 25],
    [2, '0.25', 1],
    [-2, '0.25', -1],
    [1, '0.49999999', 0],
    [12_345_678_901, '1', 12_345_678_901],
    // 1.005 is a little less as a float, and would be rounded down.
    [100, '1.005', 101],
    [0, '4.0201', 0],
  ])('%d at %s is %d', (from, rate, to) => {
    expect(convertAmount(from, rate)).toBe(to);
  });

  test('is exact to half a cent, with which it is rounded up', () => {
    fc.assert(
      fc.property(amount, units, (from, rate) => {
        const exact = BigInt(Math.abs(from)) * BigInt(rate);
        const converted = BigInt(Math.abs(convertAmount(from, rateOf(rate)))) * 100_000_000n;
        const distance = 2n * (converted - exact);
        expect(distance > -100_000_000n && distance <= 100_000_000n).toBe(true);
      }),
    );
  });

  test('a returned payout is worth what was paid', () => {
    fc.assert(
      fc.property(amount, units, (from, rate) => {
        expect(convertAmount(from, rateOf(rate)) + convertAmount(-from, rateOf(rate))).toBe(0);
      }),
    );
  });

  test('more dirhams are never fewer euros', () => {
    fc.assert(
      fc.property(amount, amount, units, (a, b, rate) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(convertAmount(less, rateOf(rate))).toBeLessThanOrEqual(
          convertAmount(more, rateOf(rate)),
        );
      }),
    );
  });

  test.each(['', '0', '0.00000000', '-1', '1,5', '1e3', '.5', '0.123456789', 'NaN', '1 '])(
    'the rate %j is refused',
    (rate) => {
      expect(() => convertAmount(100, rate)).toThrow(RangeError);
    },
  );

  test('half a fils is refused', () => {
    expect(() => convertAmount(0.5, '1')).toThrow(RangeError);
  });
});

describe('a dirham in euros, through the peg to the dollar', () => {
  test.each([
    ['1.0946', '0.24876126'],
    ['1', '0.27229408'],
    ['0.9', '0.30254898'],
  ])('at %s dollars for a euro is %s', (eurUsd, rate) => {
    expect(dirhamInEuros(eurUsd)).toBe(rate);
  });

  test('and back again is the dollar’s price in dirhams, to the seventh digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8_000, max: 16_000 }), (tenThousandths) => {
        const eurUsd = (tenThousandths / 10_000).toFixed(4);
        expect(1 / (Number(dirhamInEuros(eurUsd)) * Number(eurUsd))).toBeCloseTo(3.6725, 6);
      }),
    );
  });
});

test('a dirham in francs goes through dollar and euro', () => {
  expect(dirhamInFrancs('1.0934', '1')).toBe(dirhamInEuros('1.0934'));
  expect(dirhamInFrancs('1.0934', '0.9412')).toBe('0.23439106');
});
