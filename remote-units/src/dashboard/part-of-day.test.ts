import { partOfDay } from './part-of-day';

test.each([
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [21, 'evening'],
  [22, 'night'],
  [0, 'night'],
  [4, 'night'],
])('at %d o’clock it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
