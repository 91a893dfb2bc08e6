import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_ROOT } from './api-root';

/** Deadlines and watches of something else. Work that comes round again is a job (src/schedule.ts). */
const ALLOWED: Readonly<Record<string, string>> = {
  'db/embedded/orphan.ts': 'waits for a process to end',
  'db/embedded/postmaster.ts': 'waits for the embedded server',
  'db/embedded/supervisor.ts': 'waits before it starts the embedded server again',
  'db/socket-timeout-client.ts': 'gives up a server that does not answer',
  'files/check/check-process.ts': 'gives up a file whose check takes too long',
  'files/check/document-check.ts': 'watches the processor time of a check',
  'files/scan/clamd.ts': 'gives up a scanner that is silent',
  'files/uploads/receive-body.ts': 'gives up an upload that is silent',
  'files/uploads/upload-scope.ts': 'ends a connection that was answered',
  'jobs/run-job.ts': 'gives up a run that does not heed its signal',
  'jobs/start-jobs.ts': 'breaks off what is under way when the process ends',
  'plugins/drain.ts': 'ends connections when the process ends',
  'plugins/slow-body.ts': 'gives up a body that comes slowly',
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
    'files/check/document-check.ts',
  ]);
});
