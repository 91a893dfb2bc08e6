import * as fc from 'fast-check';
import {
  addDays,
  addMonths,
  arrearsDeadline,
  daysBetween,
  rentNoticeBy,
  structureWarrantyUntil,
} from './deadlines';

test.each([
  ['2026-11-21', '2026-11-24', 3],
  ['2026-11-21', '2026-11-21', 0],
  ['2026-03-28', '2026-03-30', 2],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-11-21', '2026-11-01', -20],
])('from %s to %s are %d days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-10-25', 1, '2026-10-26'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %d days is %s', (day, days, expected) => {
  expect(addDays(day, days)).toBe(expected);
});

test.each([
  ['2026-11-01', -11, '2025-12-01'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
])('%s and %d months is %s', (day, months, expected) => {
  expect(addMonths(day, months)).toBe(expected);
});

test('adding days and counting them are inverse', () => {
  const day = fc.integer({ min: -20_000, max: 20_000 }).map((n) => addDays('2026-01-01', n));
  fc.assert(
    fc.property(day, fc.integer({ min: -5000, max: 5000 }), (from, days) => {
      expect(daysBetween(from, addDays(from, days))).toBe(days);
    }),
  );
});

test('a rent change is announced 90 days before the tenancy ends', () => {
  expect(rentNoticeBy('2027-08-31')).toBe('2027-06-02');
});

test('a tenant who was served a notice has thirty days', () => {
  expect(arrearsDeadline('2026-02-10')).toBe('2026-03-12');
});

test('the structure is warranted for ten years', () => {
  expect(structureWarrantyUntil('2023-08-15', true)).toBe('2033-08-15');
  expect(structureWarrantyUntil('2023-08-15', false)).toBeNull();
  expect(structureWarrantyUntil(null, true)).toBeNull();
});

test.each(['2026-02-30', '21.11.2026', '', '2026-11-21T00:00:00Z'])(
  '%j is no calendar day',
  (day) => {
    expect(() => addDays(day, 0)).toThrow(RangeError);
  },
);
