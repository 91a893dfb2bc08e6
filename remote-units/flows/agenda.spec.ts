import { expect, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';

test('a date of the next 90 days opens by its title, not by its small print alone', async ({
  page,
}) => {
  await signIn(page, 'anna', '/dashboard');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const row = page
    .getByRole('region', { name: 'Nächste 90 Tage' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') })
    .first();
  const address = await row.getByRole('link').getAttribute('href');
  await row
    .getByRole('time')
    .locator('xpath=following-sibling::*')
    .click({
      position: { x: 8, y: 8 },
    });
  await expect(page).toHaveURL(address ?? '');
});
