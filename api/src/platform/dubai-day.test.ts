import { dubaiDay, dubaiToday } from './dubai-day';

test.each([
  ['2026-11-21T19:59:59Z', '2026-11-21'],
  ['2026-11-21T20:00:00Z', '2026-11-22'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
])('at %s it is %s in Dubai', (instant, day) => {
  expect(dubaiDay(new Date(instant))).toBe(day);
});

test('today is read from the clock that was handed in', () => {
  expect(dubaiToday({ now: () => new Date('2026-11-21T21:00:00Z') })).toBe('2026-11-22');
});
