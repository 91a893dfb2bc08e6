import { type BrowserContext, chromium } from '@playwright/test';
import { browser } from './browser';
import { origins } from './origins';

/** A browser whose profile stays on disk, as on a user's device. @param folder of the profile */
export function openProfile(folder: string): Promise<BrowserContext> {
  const { launchOptions, locale = 'de-DE' } = browser;
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    locale,
    baseURL: origins.portal,
  });
}
