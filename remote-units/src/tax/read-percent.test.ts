import { readPercent } from './read-percent';

test.each([
  ['20', 2000],
  ['2,5', 250],
  ['1.5 ', 150],
  ['33,33', 3333],
  ['', null],
  ['viel', null],
])('%j is %p bps', (typed, bps) => {
  expect(readPercent(typed)).toBe(bps);
});
