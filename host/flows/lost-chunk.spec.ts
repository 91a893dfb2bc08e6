import { expect, type Page, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { expectInTime } from '../../e2e/support/run-ahead';
import { expectScreen } from '../../e2e/support/screens';
import { countLoads } from '../../e2e/support/worker';
import { chosen } from '../../shared/testing/ring';

// What a worker has kept cannot be lost here.
test.use({ serviceWorkers: 'block' });

const gone = (page: Page, files: RegExp) =>
  page.route(files, (route) => route.fulfill({ status: 404, body: 'gone' }));
const retry = (page: Page) => page.getByRole('button', { name: 'Erneut versuchen' });
// A reload that is tried in vain takes some seconds twice; more on a busy machine.
const TOLD_WITHIN = { timeout: 45_000 };
test.describe.configure({ timeout: 120_000 });

const kinds = [
  ['js', 'chunk'],
  ['css', 'style chunk'],
] as const;

for (const [kind, name] of kinds.slice(0, chosen(1, kinds.length))) {
  test(`a lost ${name} of a remote loads its page anew once, then the page says so and tries again`, async ({
    page,
  }) => {
    const chunk = new RegExp(`/remotes/knowledge/.*/static/${kind}/hub\\.`);
    await signIn(page, 'anna');
    await expectScreen(page, '/dashboard');
    await gone(page, chunk);
    const loads = countLoads(page);
    await page
      .getByRole('navigation', { name: 'Hauptnavigation' })
      .getByRole('link', { name: 'Knowledge Hub' })
      .click();
    await expect(retry(page)).toBeVisible(TOLD_WITHIN);
    await expect(page).toHaveURL(/\/knowledge-hub$/);
    expect(loads()).toBe(1);
    await page.unroute(chunk);
    await retry(page).click();
    await expectScreen(page, '/knowledge-hub');
    expect(loads()).toBe(1);
  });

  test(`a lost ${name} of the shell loads its page anew once, then its frame says so`, async ({
    page,
  }) => {
    const chunk = new RegExp(`/static/${kind}/declaration\\.`);
    await page.goto('/imprint');
    await expectScreen(page, '/imprint');
    await gone(page, chunk);
    const loads = countLoads(page);
    await page.getByRole('link', { name: 'Verträge hier kündigen' }).first().click();
    await expect.poll(loads, TOLD_WITHIN).toBe(1);
    await expect(retry(page)).toBeVisible(TOLD_WITHIN);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unroute(chunk);
    await retry(page).click();
    await expectScreen(page, '/cancellation');
    expect(loads()).toBe(1);
  });
}

test('a chunk of the shell that does not come in time is said to, and shown when it has come', {
  tag: '@long',
}, async ({ page }) => {
  let arrive: () => Promise<void> = async () => undefined;
  await page.clock.install();
  await page.goto('/imprint');
  await expectScreen(page, '/imprint');
  await page.route(/\/static\/js\/declaration\./, (route) => {
    arrive = () => route.continue();
  });
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Verträge hier kündigen' }).first().click();
  await expectInTime(page, retry(page));
  await arrive();
  await expectScreen(page, '/cancellation');
  expect(loads()).toBe(0);
});

test('a lost chunk of a dialog loads the page anew once, then telephone and e-mail are named', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'anna');
  await expectScreen(page, '/dashboard');
  const chunk = /\/static\/js\/help\./;
  await gone(page, chunk);
  const loads = countLoads(page);
  const help = page
    .getByRole('button', { name: 'Hilfe & Support', exact: true })
    .filter({ visible: true });
  await help.click();
  await expect.poll(loads, TOLD_WITHIN).toBe(1);
  await expectScreen(page, '/dashboard');
  await help.click();
  await expect(page.getByRole('alert')).toContainText('@', TOLD_WITHIN);
  await page.unroute(chunk);
  await help.click();
  await expect(page.getByRole('dialog', { name: 'Hilfe & Support' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('what cleans contents of the API is loaded as patiently: one reload, then the page says so', {
  tag: '@long',
}, async ({ page }) => {
  const chunk = /\/static\/js\/sanitiser\./;
  await gone(page, chunk);
  const loads = countLoads(page);
  await page.goto('/articles/1');
  await expect(retry(page)).toBeVisible(TOLD_WITHIN);
  expect(loads()).toBe(2);
  await page.unroute(chunk);
  await retry(page).click();
  await expectScreen(page, '/articles/1');
  expect(loads()).toBe(2);
});

// Every way is one of host/src/federation/chunk-reload.test.ts too.
for (const how of ['rejected', 'thrown', 'in words']) {
  test(`a chunk that nobody waited for (${how}) reloads the page once too, but takes nothing that is typed`, {
    tag: '@long',
  }, async ({ page }) => {
    const lose = () =>
      page.evaluate((way) => {
        const name = way === 'in words' ? 'Error' : 'ChunkLoadError';
        const lost = Object.assign(new Error('Loading chunk 7 failed.'), { name });
        if (way === 'rejected') void Promise.reject(lost);
        else
          setTimeout(() => {
            throw lost;
          });
        // After all that the page does about it at once.
        return new Promise<void>((done) => setTimeout(() => setTimeout(done)));
      }, how);
    await page.goto('/login');
    const loads = countLoads(page);
    await page.getByLabel('E-Mail').fill('anna');
    await lose();
    expect(loads()).toBe(0);
    await expect(page.getByLabel('E-Mail')).toHaveValue('anna');
    await page.getByLabel('E-Mail').clear();
    await lose().catch(() => undefined);
    await expect.poll(loads).toBe(1);
    await expectScreen(page, '/login');
    await lose();
    await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
    await expectScreen(page, '/forgot-password');
    expect(loads()).toBe(1);
  });
}
