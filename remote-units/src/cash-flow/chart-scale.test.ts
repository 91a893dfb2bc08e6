import { ticks } from './chart-scale';

test('the lines are round, contain zero and enclose rent and costs', () => {
  expect(ticks(42, 7.6)).toEqual([-15, 0, 15, 30, 45]);
  expect(ticks(42, 0)).toEqual([0, 15, 30, 45]);
});

test.each([
  [0.4, 0.1],
  [1_350, 420],
  [0, 12],
  [99_999, 99_999],
])('%d above and %d below zero need at most four steps', (up, down) => {
  const lines = ticks(up, down);
  expect(lines.length).toBeLessThanOrEqual(5);
  expect(lines).toContain(0);
  expect(lines.at(-1)).toBeGreaterThanOrEqual(up);
  expect(-(lines[0] ?? 0)).toBeGreaterThanOrEqual(down);
});

test('nothing to show still has a zero line', () => {
  expect(ticks(0, 0)).toEqual([0]);
});
