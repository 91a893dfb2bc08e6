import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runJest } from './run-jest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'manzil-jest-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (files: Readonly<Record<string, string>>) => {
  for (const [name, code] of Object.entries({ 'package.json': '{}', ...files }))
    writeFileSync(join(folder, name), code);
  return runJest(['--runInBand', '--rootDir', folder, '--config', '{}'], 5_000);
};

const good = "test('is true', () => undefined);";

test('what passes and fails is counted, a file that cannot even be read among it', async () => {
  const bad = "test('is false', () => { throw new Error(); });";
  const count = await run({
    'good.test.js': good,
    'bad.test.js': `${good}${bad}`,
    'broken.test.js': 'import',
  });
  expect({ ...count, failures: count.failures?.toSorted() }).toEqual({
    passed: 2,
    failed: 2,
    failures: [
      expect.stringMatching(/bad\.test\.js › is false$/),
      expect.stringMatching(/broken\.test\.js › cannot be run$/),
    ],
  });
});

test('a test that never gives way is ended and named, and what has passed stays counted', async () => {
  const count = await run({
    // The longest file runs first.
    'good.test.js': `// ${'-'.repeat(100)}\n${good}`,
    'hangs.test.js':
      "test('hangs', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));",
  });
  expect(count).toEqual({
    passed: 1,
    failed: 1,
    failures: [expect.stringMatching(/hangs\.test\.js had not come to an end/)],
  });
});
