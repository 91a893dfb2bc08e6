import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { chosen } from '../shared/testing/ring';
import { root } from './packages';

type Run = {
  code: number | null;
  lastLine: string | undefined;
  lastLines: string[];
  complaint: string;
};

const GOOD = 'async () => ({ passed: 3, failed: 0 })';
const WORKING =
  "async () => { console.log('working'); await new Promise((done) => setTimeout(done, 60_000)); }";

/**
 * Runs parts in a process of their own.
 * @param parts code of the array's elements
 * @param signal sent once a part says `working`
 */
async function run(parts: readonly string[], signal?: NodeJS.Signals): Promise<Run> {
  const code = `import { CannotRun, runParts } from ${JSON.stringify(join(root, 'scripts/tally.ts'))};
    await runParts([${parts.join(', ')}]);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let complaint = '';
  child.stdout.on('data', (data: Buffer) => {
    output += data;
    if (signal && String(data).includes('working')) child.kill(signal);
  });
  child.stderr.on('data', (data: Buffer) => {
    complaint += data;
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  const lines = output.trimEnd().split('\n');
  return { code: exitCode, lastLine: lines.at(-1), lastLines: lines.slice(-3), complaint };
}

test('the parts are added up, and the command succeeds when nothing failed', async () => {
  expect(await run([GOOD, GOOD])).toMatchObject({ code: 0, lastLine: '6 passed, 0 failed' });
});

test('a failure makes the command fail, and is named once more', async () => {
  const bad =
    "async () => ({ passed: 1, failed: 2, failures: ['a.test.ts › is true', 'b.test.ts'] })";
  expect(await run([GOOD, bad])).toMatchObject({
    code: 1,
    lastLines: ['failed: a.test.ts › is true', 'failed: b.test.ts', '4 passed, 2 failed'],
  });
});

test('a part that throws is a failure that says why, and the next one still runs', async () => {
  const broken = "async () => { throw new Error('no disk'); }";
  expect(await run([broken, GOOD])).toMatchObject({
    code: 1,
    lastLine: '3 passed, 1 failed',
    complaint: 'no disk\n',
  });
});

test('where nothing more can run, the parts that follow are left out', async () => {
  const full = "async () => { throw new CannotRun('the disk is full'); }";
  expect(await run([full, GOOD])).toMatchObject({
    code: 1,
    lastLine: '0 passed, 1 failed',
    complaint: 'the disk is full\n',
  });
});

test.each(chosen(['SIGINT'] as const, ['SIGTERM', 'SIGINT', 'SIGHUP'] as const))(
  'broken off by %s, it fails and still says what it counted',
  async (signal) => {
    expect(await run([GOOD, WORKING], signal)).toMatchObject({
      code: 1,
      lastLine: '3 passed, 1 failed',
    });
  },
);

test.each([
  ['never ends', '() => new Promise(() => undefined)'],
  [
    'throws where nobody catches',
    '() => new Promise(() => setTimeout(() => { throw new Error(); }))',
  ],
])('a part that %s is a failure', async (_, part) => {
  expect(await run([GOOD, part])).toMatchObject({ code: 1, lastLine: '3 passed, 1 failed' });
});
