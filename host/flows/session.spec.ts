import { expect, type Page, test } from '../../e2e/support/flow';
import {
  fillInLogin,
  investors,
  password,
  signIn,
  signInByForm,
} from '../../e2e/support/investors';
import { origins } from '../../e2e/support/origins';
import { expectScreen, guardedScreens } from '../../e2e/support/screens';
import { chosen } from '../../shared/testing/ring';

const guarded = Object.keys(guardedScreens);

/** Opens a page with a document of its own. */
const openAnew = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
};
/** Goes to a page inside of the portal that is open. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
/** Both ask the same guard; the first page has a document of its own in any case. */
const visit = chosen(follow, openAnew);

test('an investor signs in, sees the figures and signs out', async ({ page, context }) => {
  await signInByForm(page, 'anna');
  await expectScreen(page, '/dashboard');
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();

  await page.getByRole('button', { name: /Anna Becker/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // The note that a session is to end goes once the API has ended it.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).concat(Object.keys(sessionStorage))))
    .toEqual([]);
  // The browser itself stays known, for the limits of attempts, and the login has a challenge for passkeys.
  const names = async () => (await context.cookies()).map(({ name }) => name).sort();
  await expect.poll(names).toEqual(['device', 'passkey']);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
});

test('no address and no leftover sends anybody out of the portal after the sign-in', {
  tag: '@long',
}, async ({ page, context }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== 'localhost') elsewhere.push(request.url());
  });
  // All of them are refused by host/src/routing/return-path.test.ts.
  for (const hostile of [
    ...['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example'],
  ]) {
    await context.clearCookies({ name: /session|hint/ });
    const query = ['returnTo', 'redirect', 'next'].map((name) => [name, hostile]);
    await page.goto(`/login?${new URLSearchParams(query)}`);
    await page.evaluate(
      (returnPath) => window.history.replaceState({ ...window.history.state, returnPath }, ''),
      hostile,
    );
    await page.reload();
    await page.getByLabel('E-Mail').fill(investors.lena);
    await page.getByLabel('Passwort', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
    await expect(page, JSON.stringify(hostile)).toHaveURL(`${origins.portal}/dashboard`);
  }
  expect(elsewhere).toEqual([]);
});

test('signing out in one tab signs out the other', { tag: '@long' }, async ({ page, context }) => {
  await signIn(page, 'anna');
  const other = await context.newPage();
  await other.goto('/my-units');
  await expectScreen(other, '/my-units');
  await page.getByRole('button', { name: /Anna Becker/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(other).toHaveURL(/\/login$/);
});

test.describe('a visitor', () => {
  test.use({ serviceWorkers: 'block' });

  test('is sent from every guarded page to the login, which leads back, without its code', async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const remoteScripts: string[] = [];
    page.on('request', (request) => {
      if (/\/remotes\/.*\.js/.test(request.url())) remoteScripts.push(request.url());
    });
    await openAnew(page, '/dashboard');
    await expectScreen(page, '/login');
    for (const path of guarded.concat('/onboarding')) {
      await visit(page, path);
      await expect(page, path).toHaveURL(/\/login$/);
      await expectScreen(page, '/login');
    }
    expect(remoteScripts).toEqual([]);

    await test.step('after signing in, the page that was asked for opens, at its anchor', async () => {
      // A page that was prepared for a session which is lost.
      await context.addCookies([{ name: 'manzil_hint', value: '1', url: origins.portal }]);
      await openAnew(page, '/my-units#content');
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByLabel('E-Mail')).toBeVisible();
      // As the portal does for a new version.
      await page.reload();
      await fillInLogin(page, 'anna', 'de');
      await expect(page).toHaveURL(/\/my-units#content$/);
      await expectScreen(page, '/my-units');
    });
  });

  test('is sent from / to /home', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await expectScreen(page, '/home');
  });
});

test('who has not finished the onboarding is sent to it, without an entry in the history', async ({
  page,
}) => {
  await signIn(page, 'jonas', '/imprint');
  await page.getByRole('link', { name: 'Datenschutz' }).first().click();
  await expectScreen(page, '/privacy-policy');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: /Jonas Weber/ }).click();
  await page.getByRole('link', { name: 'Mein Account' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  expect(await page.evaluate(() => history.length)).toBe(before + 1);
  await page.goBack();
  await expectScreen(page, '/privacy-policy');

  await page.goto('/');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(
    page.getByRole('heading', { level: 1, name: 'Anschrift und Steuer', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expectScreen(page, '/privacy-policy');
  for (const path of guarded) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/onboarding$/);
  }
});

test('an investor with finished onboarding is led from / to the dashboard', {
  tag: '@long',
}, async ({ page }) => {
  await signIn(page, 'anna', '/');
  await expectScreen(page, '/dashboard');
});

test('/ leaves no entry in the history: back leads to the page before it', {
  tag: '@long',
}, async ({ page }) => {
  for (const [user, target] of [
    ['a visitor', '/home'],
    ['an investor', '/dashboard'],
  ] as const) {
    if (target === '/dashboard') await signIn(page, 'anna');
    await page.goto('/imprint');
    await expectScreen(page, '/imprint');
    await page.goto('/');
    await expectScreen(page, target);
    await page.goBack();
    await expect(page, user).toHaveURL(/\/imprint$/);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expectScreen(page, '/dashboard');
  await expect(page.getByRole('button', { name: 'Zurück', exact: true })).toHaveCount(0);
});
