import { backoffMs } from './backoff';

test('attempts are fifteen seconds apart at first and two hours at last', () => {
  const waits = Array.from({ length: 12 }, (_, n) => backoffMs(n + 1, () => 0) / 1000);
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1920, 3840, 7200, 7200, 7200]);
});

test('chance takes off half of it at most', () => {
  expect(backoffMs(3, () => 0.999_999)).toBe(30_000);
  expect(backoffMs(500, () => 0.5)).toBe(5_400_000);
});
