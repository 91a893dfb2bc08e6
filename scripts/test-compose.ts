import { chromiumPath } from './chromium';
import { findCompose } from './compose-engine';
import { bin, runStep } from './run-step';
import { say } from './terminal';

const engine = findCompose();
if ('reason' in engine) {
  say(`the stack was not tested: ${engine.reason}`);
} else {
  say(`the stack is tested with ${engine.join(' ')}, in a project of its own`);
  process.exitCode = await runStep(
    `e2e/${bin('playwright')}`,
    ['test', '--config', 'e2e/compose/playwright.config.ts'],
    { CHROMIUM_PATH: chromiumPath() },
  );
}
