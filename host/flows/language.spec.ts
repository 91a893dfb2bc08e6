import { expect } from '../../e2e/support/flow';
import { type Language, shell } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth, isLarge } from '../../e2e/support/widths';
import { chosen } from '../../shared/testing/ring';

test('the language is changed in bar or menu and remembered; dates and amounts follow', async ({
  page,
}) => {
  await page.goto('/financials');
  await expectScreen(page, '/financials');
  const html = page.locator('html');
  /** The switch where a window of this width has it; the menu stays open. */
  const choose = async (width: number, from: Language, to: Language): Promise<void> => {
    const { menu, language } = shell[from];
    const inBar = page.getByRole('banner').getByLabel(language);
    await expect(inBar).toBeVisible({ visible: isLarge(width) });
    if (isLarge(width)) return void (await inBar.selectOption(to));
    const panel = page.getByRole('dialog', { name: menu });
    await page.getByRole('button', { name: menu, exact: true }).click();
    await panel.getByLabel(language).selectOption(to);
    await expect(html).toHaveAttribute('lang', to);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await atEachWidth(page, async (width) => {
    await choose(width, 'de', 'en');
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page).toHaveTitle('Finances – Manzil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^AED\s[\d,]+\.\d\d net$/);
    await expect(
      page.getByText(/^1\s[A-Z][a-z]{2}\s20\d\d to \d{1,2}\s[A-Z][a-z]+\s20\d\d$/),
    ).toBeVisible();
    if (width === 1280) {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ net$/);
    }
    await choose(width, 'en', 'de');
    await expect(html).toHaveAttribute('lang', 'de');
    await expect(page).toHaveTitle('Finanzen – Manzil');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^[\d.]+,\d\d\sAED netto$/);
    await expect(page.getByText(/^01\.\d\d\.20\d\d bis \d\d\.\d\d\.20\d\d$/)).toBeVisible();
  });
});

test('the language is changed in the settings, is remembered and reaches host and remotes', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/profile/settings');
  await expectScreen(page, '/profile/settings');
  await atEachWidth(page, async () => {
    for (const [choice, title, language] of [
      ['English', 'Settings', 'en'],
      ['Deutsch', 'Einstellungen', 'de'],
    ] as const) {
      await page.getByRole('radio', { name: choice }).click({ force: true });
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveTitle(`${title} – Manzil`);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });
  await page.getByRole('radio', { name: 'English' }).click({ force: true });
  await expect(page.getByRole('banner').getByLabel('Language')).toHaveValue('en');
  await page.goto('/project/3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByText(/^\d{1,2}\s[A-Z][a-z]+\s20\d\d$/).first()).toBeVisible();
  await page.goto('/my-units');
  await expect(page.getByRole('heading', { level: 1, name: 'Four units' })).toBeVisible();
  // Mails follow: the next flow finds Anna's account as it was.
  await page.goto('/profile/settings');
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

for (const locale of chosen(['en-US'], ['fr-FR', 'en-US']))
  test.describe(`a visitor whose browser asks for ${locale}`, () => {
    test.use({ locale, user: null });

    const home = {
      de: {
        title: 'Deine Immobilie in den Emiraten – Manzil',
        rent: /^120\.000,00\sAED$/,
        reviewed: /^Stand \p{L}+\s20\d\d$/u,
      },
      en: {
        title: 'Your property in the Emirates – Manzil',
        rent: /^AED\s120,000\.00$/,
        reviewed: /^As of \p{L}+\s20\d\d$/u,
      },
    } as const;

    test('is spoken to in German, and changes that at the foot of the page', async ({ page }) => {
      await page.goto('/home');
      await expectScreen(page, '/home');
      await expect(page.locator('html')).toHaveAttribute('lang', 'de');
      await atEachWidth(page, async () => {
        for (const [from, to] of [
          ['de', 'en'],
          ['en', 'de'],
        ] as const) {
          await page.getByLabel(shell[from].language).selectOption(to);
          await expect(page.locator('html')).toHaveAttribute('lang', to);
          await expect(page).toHaveTitle(home[to].title);
          await expect(page.getByText(home[to].rent)).toBeVisible();
          await expect(page.getByText(home[to].reviewed).first()).toBeVisible();
        }
      });
    });

    for (const [where, path, de, en] of [
      ['the login, which has a foot of its own', '/login', 'Willkommen zurück', 'Welcome back'],
      ['a page below the top header', '/imprint', 'Impressum', 'Imprint'],
    ] as const) {
      test(`changes the language at the foot of ${where}`, { tag: '@long' }, async ({ page }) => {
        await page.goto(path);
        await atEachWidth(page, async () => {
          for (const [from, to, name] of [
            ['de', 'en', en],
            ['en', 'de', de],
          ] as const) {
            await page.getByLabel(shell[from].language).selectOption(to);
            await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
          }
        });
      });
    }
  });
