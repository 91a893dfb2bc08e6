import { expect, type Page } from '../../e2e/support/flow';
import { hold } from '../../e2e/support/hold';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectInTime } from '../../e2e/support/run-ahead';
import { test } from '../../e2e/support/signed-in';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.goto('/dashboard');
  await expectPageShown(page);
});

const nav = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name });

const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const files = [
  ['entry', /\/remotes\/knowledge\/.*\/remoteEntry\./],
  ['texts', /\/remotes\/knowledge\/.*\/static\/js\/texts-de/],
  ['screen', /\/remotes\/knowledge\/.*\/static\/js\/hub\./],
] as const;

async function expectMissing(page: Page, file: RegExp): Promise<void> {
  const release = await hold(page, file);
  await nav(page, 'Knowledge Hub').click();
  await expectInTime(page, retry(page));
  await nav(page, 'Meine Einheiten').click();
  await expect(heading(page, 'Vier Einheiten')).toBeVisible();

  await release();
  await nav(page, 'Knowledge Hub').click();
  await expectInTime(page, heading(page, 'Knowledge Hub'));
}

test('figures, a screen or a remote that come late are missed while the portal goes on', async ({
  page,
}) => {
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await test.step('figures that never come are said to be missing, and come with the next try', async () => {
    await expect(page.getByText('Mieteinnahmen')).toBeVisible();
    const release = await hold(page, new RegExp(`${origins.api}/units`));
    await nav(page, 'Meine Einheiten').click();
    await expectInTime(page, retry(page));
    await release();
    await retry(page).click();
    await expect(heading(page, 'Vier Einheiten')).toBeVisible();
  });

  await test.step('a screen that comes after all is shown without a click', async () => {
    const release = await hold(page, /\/remotes\/units\/.*\/static\/js\/contracts\./);
    await nav(page, 'Verträge').click();
    await expectInTime(page, retry(page));
    await release();
    await expect(heading(page, 'Verträge')).toBeVisible();
  });

  await test.step('an entry that never comes', () => expectMissing(page, files[0][1]));
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

for (const [what, url] of files.slice(1))
  test(
    `a remote whose ${what} never comes is said to be missing while the portal goes on`,
    {
      tag: '@long',
    },
    ({ page }) => expectMissing(page, url),
  );

test('an API that never says who is there does not keep the user waiting for ever', {
  tag: '@long',
}, async ({ page }) => {
  await hold(page, new RegExp(`${origins.api}/auth/$`));
  await page.goto('/faq');
  await expectInTime(page, heading(page, 'Häufige Fragen'));
});
