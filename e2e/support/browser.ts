import type { PlaywrightTestConfig } from '@playwright/test';

/** The browser that flows run in. */
export const browser: NonNullable<PlaywrightTestConfig['use']> = {
  locale: 'de-DE',
  timezoneId: 'Europe/Berlin',
  screenshot: 'only-on-failure',
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    // As on a user's device: where the machine names no language, Chromium calls a file with an umlaut "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
};

export const reporter: NonNullable<PlaywrightTestConfig['reporter']> = process.env
  .PLAYWRIGHT_JSON_OUTPUT_NAME
  ? [['list'], ['json']]
  : [['list']];

/** For what only a window of its own shows: the installed app. */
export const appBrowser: { executablePath?: string } = process.env.CHROMIUM_APP_PATH
  ? { executablePath: process.env.CHROMIUM_APP_PATH }
  : {};
