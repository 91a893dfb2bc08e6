import { expect, type Page, test } from '@playwright/test';
import config from '../playwright.config';
import { signIn } from '../support/investors';
import { expectScreen } from '../support/screens';

// A browser without a window hides its scrollbars otherwise; a desktop shows one that takes room.
test.use({
  launchOptions: { ...config.use?.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 900 },
});

const place = (page: Page) =>
  page.evaluate(() => {
    const { left, width } = document.body.getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.documentElement;
    return { left, width, scrolls: scrollHeight > clientHeight };
  });

test('a page that scrolls, one that does not and one behind a dialog stand in the same place', async ({
  page,
}) => {
  await signIn(page, 'anna');
  // In a window that is high enough for all of it.
  await page.setViewportSize({ width: 1280, height: 1800 });
  await page.goto('/profile/settings');
  await expectScreen(page, '/profile/settings');
  const short = await place(page);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/knowledge-hub/articles/1');
  await expectScreen(page, '/knowledge-hub/articles/1');
  const long = await place(page);
  expect([short.scrolls, long.scrolls]).toEqual([false, true]);
  expect(long.width).toBeLessThan(1280);
  expect(long).toEqual({ ...short, scrolls: true });

  await page.getByRole('button', { name: 'Hilfe & Support' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place(page)).toEqual(long);
});
