import { expect, type Page } from '@playwright/test';
import { type Language, languages, login, shell } from './language';
import { openMenu } from './menu';
import { isLarge, isPhone, WIDTHS, type Width } from './widths';

/** Where a user looks at the portal: how wide, and in which language. */
type UserWindow = { width: Width; language: Language };

export const windows: readonly UserWindow[] = languages.flatMap((language) =>
  WIDTHS.map((width) => ({ width, language })),
);

/** Names of main entries, and of the fields and the button of the login. */
export const labels = {
  de: { units: 'Meine Einheiten', ...login.de },
  en: { units: 'My units', ...login.en },
} as const;

/** Follows an entry of the navigation: of the bar at the bottom, in the menu or in the column. */
export async function follow(
  page: Page,
  at: UserWindow,
  path: '/my-units' | '/contracts' | '/knowledge-hub',
): Promise<void> {
  const { width, language } = at;
  const { main, quick } = shell[language];
  const bottomBar = isPhone(width);
  if (!bottomBar && !isLarge(width)) await openMenu(page, language);
  await page
    .getByRole('navigation', { name: bottomBar ? quick : main })
    .filter({ visible: true })
    .locator(`a[href="${path}"]`)
    .click();
}

/** @param name as the account menu shows it */
export async function signOut(page: Page, at: UserWindow, name: string): Promise<void> {
  if (isLarge(at.width)) await page.getByRole('button', { name: new RegExp(name) }).click();
  else await openMenu(page, at.language);
  await page
    .getByRole('button', { name: shell[at.language].signOut })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/login$/);
}
