import { expect, test } from '../../e2e/support/flow';
import { goInside } from '../../e2e/support/inside';
import { expectScreen, guardedScreens, openScreens } from '../../e2e/support/screens';
import { chosen } from '../../shared/testing/ring';

test.use({ serviceWorkers: 'block' });

/** In the short ring those whose links lead into the middle of a page. */
const paths = chosen(['/home', '/details', '/articles/1'], Object.keys(openScreens));

const pathOf = (link: string): string => new URL(link, 'http://localhost').pathname;

test('no link of a public page is dead', async ({ page }) => {
  test.setTimeout(180_000);
  const links = new Map<string, string>();
  await page.goto('/imprint');
  for (const path of paths) {
    await goInside(page, path);
    await expectScreen(page, path);
    const found = await page
      .locator('a[href^="/"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    for (const link of found) links.set(link, path);
  }
  expect(links.size).toBeGreaterThan(15);
  // The flow through every page opens these; / and what is for investors lead elsewhere (session.spec.ts).
  for (const link of [...links.keys()])
    if (link in openScreens || link === '/' || pathOf(link) in guardedScreens) links.delete(link);
  for (const [link, from] of links) {
    await goInside(page, link);
    await expect(
      page.getByRole('heading', { name: 'Nicht gefunden' }),
      `${link} of ${from}`,
    ).toHaveCount(0);
    const anchor = new URL(link, 'http://localhost').hash.slice(1);
    if (anchor) await expect(page.locator(`#${anchor}`), `${link} of ${from}`).toBeVisible();
  }
});
