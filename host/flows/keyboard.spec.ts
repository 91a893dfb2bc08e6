import { expectVisibleFocus, focusedName, tabTo } from '../../e2e/support/accessibility';
import { expect, type Page, test } from '../../e2e/support/flow';
import { investors, password } from '../../e2e/support/investors';
import { chooseLanguage, type Language, messages, shell } from '../../e2e/support/language';
import { isLarge, isPhone } from '../../e2e/support/widths';
import { labels, windows } from '../../e2e/support/windows';

const words = {
  de: {
    skip: 'Zum Inhalt',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    login: 'Willkommen zurück',
    units: 'Vier Einheiten',
    articles: 'Knowledge Hub',
    contracts: 'Verträge',
  },
  en: {
    skip: 'Skip to content',
    show: 'Show password',
    hide: 'Hide password',
    login: 'Welcome back',
    units: 'Four units',
    articles: 'Knowledge hub',
    contracts: 'Contracts',
  },
} as const;
const DASHBOARD = /^(Guten|Good|Hallo|Hello)\b.*Anna\.$/;

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Where a page that is opened by a link begins for those who cannot see it. */
const expectOpened = (page: Page, name: string | RegExp) =>
  expect(heading(page, name)).toBeFocused();

/** From the address bar on: the first stop of a page is the way past the navigation. */
async function expectSkipLink(page: Page, language: Language): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await focusedName(page)).toBe(words[language].skip);
  await expectVisibleFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
}

async function signInByKeys(page: Page, language: Language): Promise<void> {
  const { show, hide, login } = words[language];
  const fields = labels[language];
  await page.goto('/login');
  await expect(heading(page, login)).toBeVisible();
  await expectSkipLink(page, language);
  await tabTo(page, fields.email);
  await page.keyboard.type(investors.anna);
  await tabTo(page, fields.password);
  await page.keyboard.type(password);
  await tabTo(page, show);
  await page.keyboard.press('Space');
  await expect(page.getByLabel(fields.password, { exact: true })).toHaveAttribute('type', 'text');
  expect(await focusedName(page)).toBe(hide);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expectOpened(page, DASHBOARD);
}

/** Everything behind the dialog is out of reach: a full round of Tab stays inside, or at the browser's own bar. */
async function expectTrapped(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await expect(dialog).toBeVisible();
  const seen = new Set<string>();
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await focusedName(page);
    if (stop === 'BODY') continue;
    seen.add(stop);
    expect(await dialog.locator(':focus').count(), `${stop} is in ${name}`).toBe(1);
    await expectVisibleFocus(page);
  }
  expect(seen.size).toBeGreaterThan(2);
}

async function openAndClose(page: Page, opener: string, dialog: string): Promise<void> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expectTrapped(page, dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: dialog, exact: true })).toBeHidden();
  expect(await focusedName(page)).toBe(opener);
}

async function walkWithColumn(page: Page, language: Language): Promise<void> {
  const say = { ...shell[language], ...labels[language], ...words[language] };
  await page.reload();
  await expect(heading(page, DASHBOARD)).toBeVisible();
  await expectSkipLink(page, language);
  // Not loaded again as it is: the address now names the content, where the browser would put the focus.
  await page.goto('/dashboard');
  await expect(heading(page, DASHBOARD)).toBeVisible();

  await openAndClose(page, say.help, say.help);

  await tabTo(page, labels[language].units, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expectOpened(page, say.units);
  await expect(page).toHaveTitle(`${labels[language].units} – Manzil`);

  const account = page.getByRole('button', { name: /Anna Becker/ });
  const accountName = (await account.textContent())?.trim().replace(/\s+/g, ' ') ?? '';
  const myAccount = page.getByRole('link', { name: say.account });
  await tabTo(page, accountName, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(myAccount).toBeVisible();
  await tabTo(page, say.account);
  await page.keyboard.press('Escape');
  await expect(myAccount).toBeHidden();
  await expect(account).toBeFocused();

  await page.keyboard.press('Space');
  await tabTo(page, say.settings);
  await page.keyboard.press('Enter');
  await expectOpened(page, say.settings);

  await tabTo(page, accountName, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, say.signOut);
}

async function walkWithMenu(page: Page, language: Language): Promise<void> {
  const say = { ...shell[language], ...words[language] };
  await openAndClose(page, say.menu, say.menu);

  await page.keyboard.press('Enter');
  await tabTo(page, say.articles);
  await page.keyboard.press('Enter');
  await expectOpened(page, say.articles);
  await expect(page.getByRole('region', { name: messages[language].consent })).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 390, height: 844 };
  if (isPhone(width)) {
    // As low as the bars of a browser leave it. Each stop on the way to the bar at the bottom is looked at.
    await page.setViewportSize({ width, height: 664 });
    await tabTo(page, say.contracts);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await expectOpened(page, say.contracts);
    await page.setViewportSize({ width, height });
  }

  await tabTo(page, say.menu, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, say.help);
  await page.keyboard.press('Enter');
  await expectTrapped(page, say.help);
  await page.keyboard.press('Escape');
  expect(await focusedName(page)).toBe(say.menu);

  await page.keyboard.press('Enter');
  await tabTo(page, say.signOut);
}

for (const { width, language } of windows) {
  // In the short ring the account menu and the help are gone through by keyboard in their own flows.
  test(`with the keyboard alone from the login to the logout, ${width} px wide (${language})`, {
    tag: isPhone(width) ? [] : '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    await page.setViewportSize({ width, height: 844 });
    await signInByKeys(page, language);
    await (isLarge(width) ? walkWithColumn : walkWithMenu)(page, language);
    await page.keyboard.press('Enter');
    await expectOpened(page, words[language].login);
  });
}
