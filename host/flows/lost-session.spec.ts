import { expectFits } from '../../e2e/support/accessibility';
import { expect, type Page, test } from '../../e2e/support/flow';
import { fillInLogin, signIn, signInByForm } from '../../e2e/support/investors';
import { chooseLanguage, languages, messages } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { follow, signOut } from '../../e2e/support/windows';

const accountMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(name) });

/** The API as the browser's cookie finds it, without any page in between. */
const sessionStatus = async (page: Page): Promise<number> =>
  (await page.context().request.get(`${origins.api}/auth/`)).status();

const titles = { de: 'Vier Einheiten', en: 'Four units' } as const;

for (const language of languages) {
  test(`a session that runs out while working leads to the login and back to the page (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    const expired = page.getByText(messages[language].expired);
    await chooseLanguage(context, language);
    await signIn(page, 'anna', '/knowledge-hub');
    // Else what the page asks for when it is complete finds that out.
    await page.waitForLoadState('networkidle');
    await context.clearCookies({ name: /session/ });

    await follow(page, { width: 1280, language }, '/my-units');
    await expect(page).toHaveURL(/\/login$/);
    await expect(expired).toBeVisible();
    await expectFits(page, () => expect(expired).toBeInViewport());

    await fillInLogin(page, 'anna', language);
    await expect(page).toHaveURL(/\/my-units$/);
    await expect(page.getByRole('heading', { level: 1, name: titles[language] })).toBeVisible();
  });
}

test('a sign-out that cannot reach the API ends the session at the next visit', {
  tag: '@long',
}, async ({ page, context }) => {
  await signIn(page, 'anna');
  await page.route(`${origins.api}/**`, (route) => route.abort());
  await signOut(page, { width: 1280, language: 'de' }, 'Anna Becker');
  expect(await sessionStatus(page)).toBe(200);

  await page.unroute(`${origins.api}/**`);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => sessionStatus(page)).toBe(401);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await context.clearCookies();
});

test('a tab never shows one investor while another is signed in', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await signIn(page, 'anna');
  const other = await context.newPage();
  await signInByForm(other, 'max');
  await expect(accountMenu(page, 'Max Krüger')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Max');
});

test('who signs in in one tab is signed in in the other', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.goto('/imprint');
  const other = await context.newPage();
  await signInByForm(other, 'anna');
  await expect(accountMenu(page, 'Anna Becker')).toBeVisible();
});

test('who is signed in is known on public pages and on missing ones', { tag: '@long' }, async ({
  page,
}) => {
  await signIn(page, 'anna', '/articles/1');
  await expect(page.getByRole('link', { name: 'Zum Dashboard' })).toBeVisible();
  for (const path of ['/imprint', '/gibt-es-nicht', '/my-units/gibt/es/nicht']) {
    await page.goto(path);
    await expect(accountMenu(page, 'Anna Becker'), path).toBeVisible();
  }
});
