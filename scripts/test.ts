import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build-all';
import { runChecks } from './checks';
import { chromiumPath } from './chromium';
import { runClones } from './clones';
import { variable } from './environment';
import { root } from './packages';
import { bin, runStep } from './run-step';
import { type Count, runParts } from './tally';
import { say } from './terminal';

const reports = join(root, '.cache/reports');

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
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// For a machine of its own, as a user is added and every package downloaded twice: all of the tests, once in each clone.
const clones = variable('MANZIL_CLONES') === '1' && process.getuid?.() === 0;
if (!clones) say('clones into empty folders are what CI tests: MANZIL_CLONES=1, as root');
await runParts(clones ? [runClones] : [checks, unitTests, browserFlows]);
