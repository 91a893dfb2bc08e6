import * as fc from 'fast-check';
import { splitAmount } from './money';
import { amount, at, orders, perWeight, weights } from './testing/weights';

describe('splitting an amount', () => {
  test.each([
    [12_000_000, [1, 1, 1, 1], [3_000_000, 3_000_000, 3_000_000, 3_000_000]],
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [101, [5000, 5000], [51, 50]],
    [
      185_000_000,
      [500, 1500, 1000, 1000, 500, 1000, 1000, 2500, 1000],
      [
        9_250_000, 27_750_000, 18_500_000, 18_500_000, 9_250_000, 18_500_000, 18_500_000,
        46_250_000, 18_500_000,
      ],
    ],
    [10, [0, 3], [0, 10]],
    [2, [1, 3], [0, 2]],
    [2, [3, 1], [2, 0]],
    [0, [1, 2], [0, 0]],
  ])('%d by %j gives %j', (whole, by, parts) => {
    expect(splitAmount(whole, by)).toEqual(parts);
  });

  test('the parts always sum to the whole', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        expect(splitAmount(whole, by).reduce((sum, part) => sum + part, 0)).toBe(whole);
      }),
    );
  });

  test('no part is further than one minor unit from its exact share', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const total = by.reduce((sum, weight) => sum + weight, 0);
        splitAmount(whole, by).forEach((part, index) => {
          expect(Math.abs(part - (whole * at(by, index)) / total)).toBeLessThan(1);
        });
      }),
    );
  });

  test('who has the larger share never gets less', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const parts = splitAmount(whole, by).map(Math.abs);
        const order = by.map((_, index) => index).sort((a, b) => at(by, a) - at(by, b) || b - a);
        order.slice(1).forEach((index, position) => {
          expect(at(parts, index)).toBeGreaterThanOrEqual(at(parts, at(order, position)));
        });
      }),
    );
  });

  test('a charge is split as the receipt that it reverses', () => {
    fc.assert(
      fc.property(amount, weights, (whole, by) => {
        const sums = splitAmount(whole, by).map(
          (part, index) => part + at(splitAmount(-whole, by), index),
        );
        expect(sums).toEqual(by.map(() => 0));
      }),
    );
  });

  test('in whatever order the owners stand, each gets the same', () => {
    fc.assert(
      fc.property(amount, orders, (whole, [by, order]) => {
        const shuffled = order.map((index) => at(by, index));
        expect(perWeight(shuffled, splitAmount(whole, shuffled))).toEqual(
          perWeight(by, splitAmount(whole, by)),
        );
      }),
    );
  });

  test('twelve cheques of a rent differ by one fils at most', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 12 }), (rent, count) => {
        const cheques = splitAmount(rent, Array(count).fill(1));
        expect(Math.max(...cheques) - Math.min(...cheques)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test.each([[[]], [[0, 0]], [[1, -1]], [[0.5]]])('weights %j are refused', (by) => {
    expect(() => splitAmount(100, by)).toThrow(RangeError);
  });

  test('half a fils is refused', () => {
    expect(() => splitAmount(0.5, [1])).toThrow(RangeError);
  });
});
