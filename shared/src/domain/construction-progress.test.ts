import { isStalled, pointsApart } from './construction-progress';

test.each([
  ['more than ten points', [5_000, 6_400, null], 14],
  ['ten points', [5_000, 6_000], null],
  ['one source alone', [5_000, null, null], null],
  ['no source', [null, null, null], null],
])('%s apart', (_, values, points) => {
  expect(pointsApart(values)).toBe(points);
});

const report = (source: string, progress_bps: number) => ({ source, progress_bps });

test.each([
  ['two visits that say the same', [report('site_visit', 42), report('site_visit', 42)], true],
  ['two visits between which it grew', [report('site_visit', 50), report('site_visit', 42)], false],
  ['one report of each source', [report('site_visit', 42), report('dld', 42)], false],
  [
    'a source that moves beside one that does not',
    [report('dld', 40), report('site_visit', 42), report('dld', 40), report('site_visit', 41)],
    false,
  ],
  ['no report', [], false],
])('%s', (_, reports, stalled) => {
  expect(isStalled(reports)).toBe(stalled);
});
