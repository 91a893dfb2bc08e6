import { browser } from '../../e2e/support/browser';
import { expect, type Page, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { messages } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { expectScreen } from '../../e2e/support/screens';

// A browser without a window hides its scrollbars otherwise; a desktop shows one that takes room.
test.use({
  launchOptions: { ...browser.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] },
  viewport: { width: 1280, height: 900 },
});

const place = (page: Page) =>
  page.evaluate(() => {
    const { left, width } = document.body.getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.documentElement;
    return { left, width, scrolls: scrollHeight > clientHeight };
  });

test('a page that scrolls, one that does not and one behind a dialog stand in the same place', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'anna');
  await page.goto('/profile/address-details');
  await expectScreen(page, '/profile/address-details');
  // The question about reports makes room for itself at the end of each page. What is answered here stays on this device.
  await page.route(`${origins.api}/consents/**`, (route) => route.abort());
  const necessary = page.getByRole('button', { name: messages.de.necessary });
  await necessary.click();
  await expect(necessary).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 1800 });
  const short = await place(page);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/knowledge-hub');
  await expectScreen(page, '/knowledge-hub');
  const long = await place(page);
  expect([short.scrolls, long.scrolls]).toEqual([false, true]);
  expect(long.width).toBeLessThan(1280);
  expect(long).toEqual({ ...short, scrolls: true });

  await page.getByRole('button', { name: 'Hilfe & Support' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await place(page)).toEqual(long);
});
