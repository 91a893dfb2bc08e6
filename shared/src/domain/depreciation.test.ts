import * as fc from 'fast-check';
import {
  type DepreciationInput,
  depreciates,
  depreciationOf,
  depreciationRate,
  monthsIn,
  reasonsIn,
} from './depreciation';

const flat: DepreciationInput = {
  residence: 'DE',
  acquisition: 36_905_238,
  landShareBps: 2000,
  rateBps: 300,
  startsOn: '2023-04-18',
  endsOn: null,
  year: 2026,
};

test('the land is not written off, the building is, evenly', () => {
  expect(depreciationOf(flat)).toEqual({
    land: 7_381_048,
    building: 29_524_190,
    yearly: 885_726,
    months: 12,
    amount: 885_726,
  });
});

test.each([
  ['DE', 2022, 0, 0],
  ['DE', 2023, 9, 664_295],
  ['DE', 2024, 12, 885_726],
  ['DE', 2026, 5, 369_053],
  ['DE', 2027, 0, 0],
  ['AT', 2023, 9, 885_726],
  ['AT', 2026, 5, 442_863],
  ['AT', 2027, 0, 0],
] as const)(
  'in %s, of a unit sold in May 2026, %d has %d months',
  (residence, year, months, amount) => {
    const sold = { ...flat, residence, endsOn: '2026-05-03', year };
    expect(depreciationOf(sold)).toMatchObject({ months, amount });
  },
);

test('all years together are the building, not a cent more', () => {
  fc.assert(
    fc.property(
      fc.record({
        residence: fc.constantFrom('DE' as const, 'AT' as const),
        acquisition: fc.integer({ min: 0, max: 10_000_000_000 }),
        landShareBps: fc.integer({ min: 0, max: 10_000 }),
        rateBps: fc.integer({ min: 150, max: 2000 }),
        startsOn: fc.constantFrom('2023-01-01', '2023-07-31', '2023-12-31'),
      }),
      (input) => {
        const years = Array.from({ length: 70 }, (_, ago) => 2023 + ago);
        const all = years.map((year) => depreciationOf({ ...input, endsOn: null, year }));
        const sum = all.reduce((total, { amount }) => total + amount, 0);
        const [{ building, land } = { building: 0, land: 0 }] = all;
        expect(sum).toBeLessThanOrEqual(building);
        expect(land + building).toBe(input.acquisition);
        // Rounding by year leaves a rest of some cents.
        expect(building - sum).toBeLessThanOrEqual(years.length);
      },
    ),
  );
});

test('the rate follows from the reason, or is the owner’s own', () => {
  expect(reasonsIn('DE')).toEqual(['usual', 'finished_from_2023', 'shorter_life']);
  expect(reasonsIn('AT')).toEqual(['usual', 'shorter_life']);
  expect(depreciationRate('DE', 'usual', 900)).toBe(200);
  expect(depreciationRate('DE', 'finished_from_2023', null)).toBe(300);
  expect(depreciationRate('AT', 'usual', null)).toBe(150);
  expect(depreciationRate('AT', 'finished_from_2023', null)).toBeNull();
  expect(depreciationRate('AT', 'shorter_life', 250)).toBe(250);
  expect(depreciates('CH')).toBe(false);
});

test.each([
  [2026, '2026-12-31', null, 1],
  [2026, '2026-01-01', '2026-01-01', 1],
  [2026, '2027-01-01', null, 0],
  [2026, '2020-01-01', '2025-12-31', 0],
])('in %d, owned from %s to %s, are %d months', (year, from, to, months) => {
  expect(monthsIn(year, from, to)).toBe(months);
});
