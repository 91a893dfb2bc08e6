import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { signIn, signInByForm } from '../support/investors';
import { origins } from '../support/origins';
import { expectScreen } from '../support/screens';
import { countRequests, setVisibility, storedKeys } from '../support/tab';

const RECHECK_AFTER_MS = 1_800_000;
const NOON = new Date('2026-11-20T08:00:00Z');

const checksOf = (page: Page) => countRequests(page, 'GET', /^\/auth\/$/);

/** The session is over, and the browser does not know. */
async function loseCookie(context: BrowserContext): Promise<void> {
  await context.clearCookies({ name: /session/ });
}

async function awayFor(page: Page, ms: number): Promise<void> {
  await setVisibility(page, 'hidden');
  await page.clock.fastForward(ms);
  await setVisibility(page, 'visible');
}

test('after more than 30 minutes in the background the session is asked for; a lost one ends all tabs', async ({
  page,
  context,
}) => {
  await page.clock.install({ time: NOON });
  await signIn(page, 'anna');
  await expectScreen(page, '/dashboard');
  await page.waitForLoadState('networkidle');
  const other = await context.newPage();
  await other.goto('/my-units');
  await expectScreen(other, '/my-units');
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });

  const checks = checksOf(page);
  const cleanUps = countRequests(page, 'POST', /^\/auth\/session\/cleanup$/);
  // The clock goes on by itself too.
  await awayFor(page, RECHECK_AFTER_MS - 60_000);
  expect(checks()).toBe(0);
  await awayFor(page, RECHECK_AFTER_MS + 1);
  await expect.poll(checks).toBe(1);
  await expectScreen(page, '/dashboard');

  await page.route(`${origins.api}/auth/`, (route) => route.abort());
  await awayFor(page, RECHECK_AFTER_MS + 1);
  await expect
    .poll(() => logged.some((text) => text.includes('Error while checking user session')))
    .toBe(true);
  await expectScreen(page, '/dashboard');
  await page.unroute(`${origins.api}/auth/`);

  await loseCookie(context);
  await awayFor(page, RECHECK_AFTER_MS + 1);
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText('Deine Sitzung ist abgelaufen')).toBeVisible();
    expect(await storedKeys(tab)).toEqual([]);
  }
  await expect.poll(cleanUps).toBe(1);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('manzil_hint');
});

test('who signs in is asked for again, in the tab of the sign-in and in the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await other.goto('/imprint');
  const [checks, otherChecks] = [checksOf(page), checksOf(other)];
  await signInByForm(page, 'anna');
  await expectScreen(page, '/dashboard');
  await expect.poll(checks).toBe(1);
  await expect.poll(otherChecks).toBe(1);
});

test('a refused request ends the session in all tabs, a broken connection in none', async ({
  page,
  context,
}) => {
  await signIn(page, 'anna');
  await expectScreen(page, '/dashboard');
  const other = await context.newPage();
  await other.goto('/contracts');
  await expectScreen(other, '/contracts');

  await page.route(`${origins.api}/**`, (route) => route.abort());
  const nav = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await nav.getByRole('link', { name: 'Knowledge Hub' }).click();
  await expect(page.getByText('Manzil ist gerade nicht erreichbar.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Anna Becker/ })).toBeVisible();
  await page.unroute(`${origins.api}/**`);

  await loseCookie(context);
  await nav.getByRole('link', { name: 'Meine Einheiten' }).click();
  for (const tab of [page, other]) await expect(tab).toHaveURL(/\/login$/);
});

test('what an earlier portal left on the device goes when the portal starts', async ({ page }) => {
  await page.addInitScript(() => {
    for (const key of ['units-storage', 'dashboard-storage']) localStorage.setItem(key, '{}');
  });
  await page.goto('/imprint');
  await expectScreen(page, '/imprint');
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('units, dashboard and construction are there again after a reload, without a network too', async ({
  page,
  context,
}) => {
  await signIn(page, 'anna');
  for (const path of ['/project/4', '/my-units', '/dashboard']) {
    await page.goto(path);
    await expectScreen(page, path);
  }
  const kept = await page.evaluate(() => ({
    session: Object.keys(sessionStorage).sort(),
    local: Object.keys(localStorage).sort(),
  }));
  expect(kept).toEqual({
    session: ['manzil.data.dashboard', 'manzil.data.units'],
    local: ['manzil.data.projects', 'manzil.investor'],
  });

  const held: (() => Promise<void>)[] = [];
  await page.route(`${origins.api}/units?page=1`, (route) => {
    held.push(() => route.continue());
  });
  await page.goto('/my-units');
  await expectScreen(page, '/my-units');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await Promise.all(held.map((go) => go()));
  await page.unroute(`${origins.api}/units?page=1`);

  await page.route(`${origins.api}/**`, (route) => route.abort());
  for (const path of ['/dashboard', '/my-units', '/project']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      path === '/project' ? 'Yas Canal House' : /^(Guten .*|Vier Einheiten)$/,
    );
  }
  await page.unroute(`${origins.api}/**`);

  const other = await context.newPage();
  await other.goto('/my-units');
  await expectScreen(other, '/my-units');
  await page.getByRole('button', { name: /Anna Becker/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect.poll(() => storedKeys(tab)).toEqual([]);
  }
});
