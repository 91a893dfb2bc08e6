import { partOfDay } from './part-of-day';

test.each([
  [5, 'morning'],
  [10, 'morning'],
  [11, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [0, 'evening'],
  [4, 'evening'],
])('at %d o’clock it is %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
