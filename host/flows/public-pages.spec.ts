import { expect, test } from '../../e2e/support/flow';
import { expectScreen, openScreens } from '../../e2e/support/screens';
import { chosen } from '../../shared/testing/ring';

test.use({ serviceWorkers: 'block' });

/** In the short ring those whose links lead into the middle of a page. */
const paths = chosen(['/home', '/details', '/articles/1'], Object.keys(openScreens));

test('no link of a public page is dead', async ({ page }) => {
  test.setTimeout(180_000);
  const links = new Map<string, string>();
  for (const path of paths) {
    await page.goto(path);
    await expectScreen(page, path);
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    for (const link of found) links.set(link, path);
  }
  expect(links.size).toBeGreaterThan(15);
  // The flow through every page opens these.
  for (const path of Object.keys(openScreens)) links.delete(path);
  for (const [link, from] of links) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 }), `${link} of ${from}`).toBeVisible();
    await expect(
      page.getByRole('heading', { name: 'Nicht gefunden' }),
      `${link} of ${from}`,
    ).toHaveCount(0);
    const anchor = new URL(link, 'http://localhost').hash.slice(1);
    if (anchor) await expect(page.locator(`#${anchor}`), `${link} of ${from}`).toBeVisible();
  }
});
