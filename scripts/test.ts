import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build-all';
import { runChecks } from './checks';
import { chromiumPath } from './chromium';
import { runClones } from './clones';
import { root } from './packages';
import { bin, runStep } from './run-step';
import { say } from './terminal';

type Count = { passed: number; failed: number };

const reports = join(root, '.cache/reports');
const message = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

function readReport<T>(name: string): T | null {
  try {
    return JSON.parse(readFileSync(join(reports, name), 'utf8')) as T;
  } catch {
    return null;
  }
}

async function checks(): Promise<Count> {
  const { passed, failed } = await runChecks();
  return { passed, failed: failed.length };
}

async function unitTests(): Promise<Count> {
  say('unit and API tests');
  const code = await runStep(bin('jest'), ['--json', `--outputFile=${join(reports, 'jest.json')}`]);
  const report = readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numRuntimeErrorTestSuites: number;
  }>('jest.json');
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function browserFlows(): Promise<Count> {
  try {
    await buildAll();
    say('browser flows');
    const code = await runStep(
      'e2e/node_modules/.bin/playwright',
      ['test', '--config', 'e2e/playwright.config.ts'],
      {
        CHROMIUM_PATH: chromiumPath(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
      },
    );
    const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
      'playwright.json',
    );
    if (!report) return { passed: 0, failed: 1 };
    const { expected, unexpected, flaky } = report.stats;
    const failed = unexpected + flaky;
    return { passed: expected, failed: code === 0 ? failed : Math.max(failed, 1) };
  } catch (error) {
    process.stderr.write(`${message(error)}\n`);
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;
// Needs a machine of its own: it adds a user and downloads every package twice.
const clones = process.env.MANZIL_CLONES === '1';
if (!clones) say('clones into empty folders are tried with MANZIL_CLONES=1, as root');
for (const part of [checks, unitTests, browserFlows, ...(clones ? [runClones] : [])]) {
  const count = await part();
  passed += count.passed;
  failed += count.failed;
}
say('done');
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
