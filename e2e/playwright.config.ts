import { defineConfig } from '@playwright/test';
import { chosen, isLong } from '../shared/testing/ring';
import { browser, reporter } from './support/browser';
import { runId, takePorts } from './support/ports';

await takePorts();
const { origins } = await import('./support/origins');

/** Half a minute each: begun last, they would keep everybody waiting while all other workers have nothing to do. */
const LONGEST = ['**/start.spec.ts', '**/onboarding.spec.ts', '**/declined-passport.spec.ts'];

export default defineConfig({
  // Flows lie with what they test: in the package, or here where they go through the whole portal.
  testDir: '..',
  testMatch: '*/flows/*.spec.ts',
  projects: [
    { name: 'longest', testMatch: LONGEST },
    { name: 'others', testIgnore: LONGEST },
  ],
  // Marked so where the short ring proves it in another way, or once instead of in every window.
  ...(isLong ? {} : { grepInvert: /@long/ }),
  outputDir: `./report/${runId()}`,
  globalSetup: './support/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  // Ends a run that hangs, not one on a slow machine.
  globalTimeout: chosen(1_500_000, 5_400_000),
  expect: { timeout: 10_000 },
  reporter,
  use: {
    ...browser,
    baseURL: origins.portal,
    // Installing the worker takes longer than most flows do: in the short ring only those have it that are about it.
    serviceWorkers: chosen('block', 'allow'),
  },
});
