import { median, type Round, summary, table } from './report';
import type { Load, Visit } from './visit';

const load = (ready: number): Load => ({
  fcp: 300,
  lcp: ready,
  ready,
  requests: 12,
  kb: 200,
  scriptKb: 150,
});
const visit = (ready: number): Visit => ({ cold: load(ready), warm: load(500), navigation: 120 });
const round = (federated: number, monolith: number, hinted: number): Round => ({
  federated: visit(federated),
  monolith: visit(monolith),
  'monolith with hints': visit(hinted),
});

test('the median of an even number of values lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('there is no median of nothing', () => {
  expect(() => median([])).toThrow(RangeError);
});

test('a ratio compares within a round, so that a machine that slows down does not change it', () => {
  const rounds = [round(1000, 2000, 1000), round(3000, 6000, 3000), round(100, 200, 100)];
  const line = summary(rounds).find(({ label }) => label === 'cold ready ms');
  expect(line?.medians.federated).toBe(1000);
  expect(line?.ratios).toEqual({ monolith: 0.5, 'monolith with hints': 1 });
});

test('a ratio to nothing transferred is shown as a dash', () => {
  const without = { ...visit(900), warm: { ...load(500), scriptKb: 0 } };
  const rounds = [{ federated: without, monolith: without, 'monolith with hints': without }];
  const row = table(summary(rounds))
    .split('\n')
    .find((line) => line.startsWith('warm JavaScript'));
  expect(row?.trim().split(/\s+/).slice(-2)).toEqual(['–', '–']);
});
