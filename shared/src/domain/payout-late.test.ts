import { isLate } from './payout-late';

test.each([
  ['processing', '2026-11-07', false],
  ['processing', '2026-11-08', true],
  ['paid', '2026-12-08', false],
] as const)('ordered on 31 October and %s, it is late on %s: %s', (status, day, late) => {
  expect(isLate({ status, ordered_on: '2026-10-31' }, day)).toBe(late);
});
