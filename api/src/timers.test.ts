import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from './api-root';

/** Deadlines and watches of something else. Work that comes round again is a job (src/schedule.ts). */
const ALLOWED: Readonly<Record<string, string>> = {
  'platform/postgres/socket-timeout-client.ts': 'gives up a server that does not answer',
  'platform/files/check/check-process.ts': 'gives up a file whose check takes too long',
  'platform/files/check/document-check.ts': 'watches the processor time of a check',
  'platform/files/scan/clamd.ts': 'gives up a scanner that is silent',
  'platform/files/uploads/receive-body.ts': 'gives up an upload that is silent',
  'platform/files/uploads/upload-scope.ts': 'ends a connection that was answered',
  'platform/jobs/run-job.ts': 'gives up a run that does not heed its signal',
  'platform/jobs/start-jobs.ts': 'breaks off what is under way when the process ends',
  'platform/http/drain.ts': 'ends connections when the process ends',
  'platform/http/slow-body.ts': 'gives up a body that comes slowly',
  'start.ts': 'ends connections when the process ends',
};

const files = readdirSync(join(API_ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
);
const sourceOf = (path: string) => readFileSync(join(API_ROOT, 'src', path), 'utf8');
const withTimers = files.filter((path) =>
  /\bset(Timeout|Interval)\b|node:timers\/promises/.test(
    sourceOf(path).replace(/^import .*setImmediate.*$/gm, ''),
  ),
);

test('no work goes round by a timer of its own', () => {
  expect(withTimers.sort()).toEqual(Object.keys(ALLOWED).sort());
});

test('nothing comes round again but the watch of a check', () => {
  expect(files.filter((path) => sourceOf(path).includes('setInterval'))).toEqual([
    'platform/files/check/document-check.ts',
  ]);
});
