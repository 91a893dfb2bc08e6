import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buildAll } from './build-all';
import { runChecks } from './checks';
import { chromiumPath } from './chromium';
import { runClones } from './clones';
import { variable } from './environment';
import { countOfFlows, readReport, reports } from './playwright-report';
import { bin, runStep } from './run-step';
import { runStackTest } from './stack-test';
import { type Count, runParts } from './tally';
import { say } from './terminal';

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
  }>(join(reports, 'jest.json'));
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: code === 0 ? failed : Math.max(failed, 1) };
}

async function browserFlows(): Promise<Count> {
  await buildAll();
  say('browser flows');
  const report = join(reports, 'playwright.json');
  const code = await runStep(
    'e2e/node_modules/.bin/playwright',
    ['test', '--config', 'e2e/playwright.config.ts'],
    { CHROMIUM_PATH: chromiumPath(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  return countOfFlows(report, code);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
// For a machine of its own, as a user is added and every package downloaded twice: all of the tests, once in each clone,
// and the stack once.
const ci = variable('MANZIL_CLONES') === '1';
const clones = ci && process.getuid?.() === 0;
if (!clones) say('clones into empty folders are what CI tests: MANZIL_CLONES=1, as root');
const parts = clones ? [runClones] : [checks, unitTests, browserFlows];
await runParts(ci ? [...parts, () => runStackTest(true)] : parts);
