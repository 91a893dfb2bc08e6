import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lackOfImages } from './base-images';
import { flowBrowsers } from './chromium';
import { findCompose, hasDocker } from './compose-engine';
import { engineAnswers, startEngine } from './own-engine';
import { countOfFlows, reports } from './playwright-report';
import { freePorts } from './ports';
import { bin, runStep } from './run-step';
import type { Count } from './tally';
import { say } from './terminal';

/**
 * Tests the operators' stack on a Docker engine, in the long ring in a swarm too. Where there is none, or nothing to
 * build images from, it says so and counts nothing.
 * @param options.mayStart Docker's daemon may be started for the time of the test
 */
export async function runStackTest({ mayStart }: { mayStart: boolean }): Promise<Count> {
  const stopEngine = mayStart && hasDocker() && !engineAnswers() ? await startEngine() : null;
  try {
    const compose = findCompose();
    const reason = 'reason' in compose ? compose.reason : await lackOfImages();
    if (reason === null) return await stackTest();
    say(`the stack was not tested: ${reason}`);
    return { passed: 0, failed: 0 };
  } finally {
    await stopEngine?.();
  }
}

async function stackTest(): Promise<Count> {
  say('the stack, in a project of its own');
  const report = join(reports, 'stack.json');
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
  const code = await runStep(
    `e2e/${bin('playwright')}`,
    ['test', '--config', 'e2e/compose/playwright.config.ts'],
    {
      ...flowBrowsers(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      STACK_PORTS: (await freePorts(6)).join(),
    },
  );
  return countOfFlows(report, code);
}
