import { expect } from '../../e2e/support/flow';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { test } from '../../e2e/support/signed-in';

for (const language of languages) {
  test(`the packages cost 5 % and 7 % of the annual rent (${language})`, { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await page.goto('/packages');
    for (const [name, share] of [
      ['Basic', /^5\s?%/],
      ['Premium', /^7\s?%/],
    ] as const) {
      await expect(page.getByRole('region', { name }).getByText(share)).toBeVisible();
    }
  });
}
