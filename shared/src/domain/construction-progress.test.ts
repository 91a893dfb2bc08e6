import { pointsApart, stalledSources } from './construction-progress';

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
  [
    'two visits that say the same',
    [report('site_visit', 42), report('site_visit', 42)],
    ['site_visit'],
  ],
  ['two visits between which it grew', [report('site_visit', 50), report('site_visit', 42)], []],
  ['one report of each source', [report('site_visit', 42), report('dld', 42)], []],
  [
    'a source that stands still beside one that moves',
    [report('dld', 40), report('site_visit', 42), report('dld', 40), report('site_visit', 41)],
    ['dld'],
  ],
  ['two reports of a complete building', [report('dld', 10_000), report('dld', 10_000)], []],
  ['no report', [], []],
])('%s', (_, reports, stalled) => {
  expect(stalledSources(reports)).toEqual(stalled);
});
