import { expect } from '../support/flow';
import { expectPageShown } from '../support/page-shown';
import { expectScreen, hasHeading, isKnown } from '../support/screens';
import { test } from '../support/signed-in';

/** Every page of its kind; the flow through every page looks at where its links lead. */
test('every link of the signed-in portal leads somewhere', { tag: '@long' }, async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const seen = new Set<string>(['/dashboard']);
  for (const path of seen) {
    await page.goto(path);
    const shown = path === '/' ? '/dashboard' : path;
    if (isKnown(shown) && !hasHeading(shown)) await expectPageShown(page);
    else await expectScreen(page, shown);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((nodes) =>
        nodes.map((node) => new URL((node as HTMLAnchorElement).href).pathname),
      );
    for (const link of links) if (seen.size < 80) seen.add(link);
  }
  expect(seen.size).toBeGreaterThan(15);
  expect((await request.get('/no-such-page')).status()).toBe(404);
});
