import { expect, type Page } from '@playwright/test';
import { expectInTime } from './run-ahead';

/** Fails the test when a page reloads after this call. */
export async function forbidReload(page: Page): Promise<void> {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
}

export async function expectSameDocument(page: Page): Promise<void> {
  expect(await page.evaluate(() => (window as { stillHere?: boolean }).stillHere)).toBe(true);
}

export async function expectAreaMissing(page: Page): Promise<void> {
  await expectInTime(page, page.getByRole('button', { name: 'Erneut versuchen' }));
}

export async function openFaqInApp(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState({}, '', '/faq');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
}
