import { choose, question } from '../../e2e/support/consent';
import { expect, type Locator, type Page, test } from '../../e2e/support/flow';
import { type InvestorName, signIn } from '../../e2e/support/investors';
import { origins } from '../../e2e/support/origins';
import { topBar } from '../../e2e/support/top-bar';
import { chosen } from '../../shared/testing/ring';

type Box = { x: number; y: number; width: number; height: number };

// What a worker answers cannot be held back.
test.use({ serviceWorkers: 'block' });

async function boxOf(part: Locator): Promise<Box> {
  const box = await part.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** From the title of the first decision to the end of its button: within the window, and under nothing that stays. */
async function expectFree(page: Page, window: { width: number; height: number }): Promise<void> {
  const row = page.getByRole('region', { name: 'Das steht an' }).getByRole('listitem').first();
  const button = row.getByRole('link').or(row.getByRole('button')).first();
  await expect(button).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const [decision, action] = [await boxOf(row), await boxOf(button)];
  const free = { ...decision, height: action.y + action.height - decision.y };
  expect(free.y).toBeGreaterThanOrEqual(0);
  expect(free.y + free.height).toBeLessThanOrEqual(window.height);
  expect(action.x + action.width).toBeLessThanOrEqual(window.width);
  for (const bar of [topBar(page), page.getByRole('navigation')])
    await expect(bar.filter({ visible: true })).not.toHaveCount(0);
  // The question slides in.
  for (const asked of await question(page).all())
    await asked.evaluate((bar) => Promise.all(bar.getAnimations().map(({ finished }) => finished)));
  for (const bar of [topBar(page), page.getByRole('navigation'), question(page)])
    for (const shown of await bar.filter({ visible: true }).all())
      expect(overlap(free, await boxOf(shown)), `${await shown.textContent()}`).toBe(false);
}

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

async function expectFreeInAll(page: Page): Promise<void> {
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    await expectFree(page, window);
  }
}

for (const name of chosen<readonly InvestorName[]>(['anna'], ['anna', 'max'])) {
  test(`${name}'s first decision and its button stand free, consent asked or not`, async ({
    page,
  }) => {
    // Other flows may have decided for this account.
    await page.route(`${origins.api}/consents`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { items: [] } });
    });
    // What is answered here stays on this device: others have yet to be asked.
    await page.route(`${origins.api}/consents/**`, (route) => route.abort());
    await signIn(page, name);
    await expect(question(page)).toBeVisible();
    await expectFreeInAll(page);
    await choose(page, 'necessary');
    await expect(question(page)).toBeHidden();
    await expectFreeInAll(page);
  });
}
