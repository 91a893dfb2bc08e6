import { defineConfig } from '@playwright/test';
import { isLong } from '../../shared/testing/ring';
import { browser, reporter } from '../support/browser';
import { takePorts } from '../support/ports';

// Specs share support with the flows, which have ports of their own.
await takePorts();
const { portalOrigin } = await import('./stack');

/** The operators' stack on a Docker engine. Its parts follow one another: a part that fails ends the run. */
export default defineConfig({
  use: { ...browser, baseURL: portalOrigin },
  testDir: '.',
  outputDir: '../report/compose',
  workers: 1,
  forbidOnly: true,
  ...(isLong ? {} : { grepInvert: /@long/ }),
  maxFailures: 1,
  // Images are built, containers wait for each other.
  timeout: 900_000,
  expect: { timeout: 60_000 },
  globalTimeout: 1_500_000,
  reporter,
});
