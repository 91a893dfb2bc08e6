import { violationsOf } from '../../e2e/support/accessibility';
import { settle } from '../../e2e/support/animations';
import { expect } from '../../e2e/support/flow';
import { chooseLanguage, languages, shell } from '../../e2e/support/language';
import { test } from '../../e2e/support/signed-in';

/** A dark page and a light one; in the short ring the flows of each menu look at it in the colours of both. */
const paths = ['/dashboard', '/my-units'];

for (const language of languages) {
  test(`open menus are accessible on dark and on light pages (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    const { account, menu } = shell[language];
    await chooseLanguage(context, language);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await page.getByRole('button', { name: /Anna Becker/ }).click();
      await expect(page.getByRole('link', { name: account })).toBeVisible();
      expect(await violationsOf(page), `account menu on ${path}`).toEqual([]);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: menu, exact: true }).click();
      await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
      await settle(page);
      expect(await violationsOf(page), `menu on ${path}`).toEqual([]);
    }
  });
}
