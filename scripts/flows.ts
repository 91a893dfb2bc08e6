import { join } from 'node:path';
import { flowBrowsers } from './chromium';
import { countOfFlows, reports } from './playwright-report';
import { bin, runStep } from './run-step';
import { scratchFolder } from './scratch-folder';
import type { Count } from './tally';
import { say } from './terminal';

/**
 * Runs browser flows against what is built.
 * @param filters parts of paths; all flows where there are none
 */
export async function runFlows(filters: readonly string[] = []): Promise<Count> {
  say('browser flows');
  const report = join(reports, 'playwright.json');
  const code = await runStep(
    `e2e/${bin('playwright')}`,
    ['test', '--config', 'e2e/playwright.config.ts', ...filters],
    {
      ...flowBrowsers(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      TMPDIR: scratchFolder(),
    },
  );
  return countOfFlows(report, code);
}
