import { expect, type Page } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectInTime } from '../../e2e/support/run-ahead';
import { test } from '../../e2e/support/signed-in';
import { chosen } from '../../shared/testing/ring';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  await expectPageShown(page);
});

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name });

const files = [
  ['entry', /\/remotes\/knowledge\/.*\/remoteEntry\./],
  ['texts', /\/remotes\/knowledge\/.*\/static\/js\/texts-de/],
  ['screen', /\/remotes\/knowledge\/.*\/static\/js\/hub\./],
] as const;

for (const [what, url] of files.slice(0, chosen(2, files.length))) {
  test(`a remote whose ${what} never comes is said to be missing while the portal goes on`, async ({
    page,
  }) => {
    const release = await hold(page, url);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await nav(page, 'Knowledge Hub').click();
    const retry = page.getByRole('button', { name: 'Erneut versuchen' });
    await expectInTime(page, retry);
    await nav(page, 'Meine Einheiten').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vier Einheiten' })).toBeVisible();

    await release();
    await nav(page, 'Knowledge Hub').click();
    await expectInTime(page, page.getByRole('heading', { level: 1, name: 'Knowledge Hub' }));
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  });
}

test('a screen that comes after all is shown without a click', async ({ page }) => {
  const release = await hold(page, /\/remotes\/knowledge\/.*\/static\/js\/hub\./);
  await nav(page, 'Knowledge Hub').click();
  await expectInTime(page, page.getByRole('button', { name: 'Erneut versuchen' }));
  await release();
  await expect(page.getByRole('heading', { level: 1, name: 'Knowledge Hub' })).toBeVisible();
});

test('figures that never come are said to be missing, and come with the next try', async ({
  page,
}) => {
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();
  const release = await hold(page, new RegExp(`${origins.api}/units`));
  await nav(page, 'Meine Einheiten').click();
  const retry = page.getByRole('button', { name: 'Erneut versuchen' });
  await expectInTime(page, retry);
  await release();
  await retry.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vier Einheiten' })).toBeVisible();
});

test('an API that never says who is there does not keep the user waiting for ever', async ({
  page,
}) => {
  await hold(page, new RegExp(`${origins.api}/auth/$`));
  await page.goto('/faq');
  await expectInTime(page, page.getByRole('heading', { level: 1, name: 'Häufige Fragen' }));
});
