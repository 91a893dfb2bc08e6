import { expect, type Page } from '@playwright/test';
import type { Language } from './language';

/** The stylesheet says so, by an animation that no script is needed for. */
const TOLD_AFTER_MS = 10_000;

export const words = {
  de: { slow: 'Das dauert länger als gewöhnlich.', reload: 'Neu laden' },
  en: { slow: 'This is taking longer than usual.', reload: 'Reload' },
} as const;

export const reload = (page: Page, language: Language = 'de') =>
  page.getByRole('link', { name: words[language].reload });

/** As if the document had been there for so long. */
async function afterMs(page: Page, ms: number): Promise<void> {
  const told = page.locator('.shell-slow');
  const animations = () => told.evaluate((element) => element.getAnimations().length);
  // The styles may come after this question.
  await expect.poll(animations).toBe(1);
  await told.evaluate((element, time) => {
    for (const animation of element.getAnimations()) animation.currentTime = time;
  }, ms);
}

/** The user is told after 10 s, and not before. */
export async function expectTold(page: Page, language: Language = 'de'): Promise<void> {
  await afterMs(page, TOLD_AFTER_MS - 1_000);
  await expect(reload(page, language)).toBeHidden();
  await afterMs(page, TOLD_AFTER_MS + 1);
  await expect(reload(page, language)).toBeVisible();
}
