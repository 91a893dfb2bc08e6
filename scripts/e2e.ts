import { buildAll } from './build-all';
import { chromiumPath } from './chromium';
import { runStep } from './run-step';
import { fail, messageOf } from './terminal';

try {
  await buildAll();
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)];
  process.exitCode = await runStep('e2e/node_modules/.bin/playwright', args, {
    CHROMIUM_PATH: chromiumPath(),
  });
} catch (error) {
  fail(messageOf(error));
}
