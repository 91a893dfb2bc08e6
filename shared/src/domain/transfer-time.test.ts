import { transferTime } from './transfer-time';

// The 20th of November 2026 is a Friday.
test.each([
  ['2026-11-27', 'enough'],
  ['2026-11-26', 'today'],
  ['2026-11-25', 'unsure'],
  ['2026-11-24', 'unsure'],
  ['2026-11-23', 'too_late'],
  ['2026-11-20', 'too_late'],
  ['2026-11-19', 'too_late'],
] as const)('a transfer of a Friday for what is due on %s: %s', (due, time) =>
  expect(transferTime('2026-11-20', due)).toBe(time),
);

test('on a Sunday bank days begin with Monday', () => {
  expect(transferTime('2026-11-22', '2026-11-24')).toBe('too_late');
});
