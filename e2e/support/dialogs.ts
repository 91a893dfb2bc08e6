import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './animations';
import { type Language, shell } from './language';
import { menuButton, menuPanel } from './menu';
import { isLarge, isPhone } from './widths';

/** "Hilfe & Support". */
export const helpDialog = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('dialog', { name: shell[language].help });

/** Below 992 px the help is opened from the menu here; it is in the bar, too. */
const isInMenu = (page: Page): boolean => !isLarge(page.viewportSize()?.width ?? 0);

/** The button that opens it; the menu it is in must be open. */
const opener = (page: Page, name: string, language: Language): Locator =>
  (isInMenu(page) ? menuPanel(page, language) : page.locator('body'))
    .getByRole('button', { name, exact: true })
    .filter({ visible: true });

/** @param name what the button is called that opens it */
export async function openDialog(
  page: Page,
  name: string,
  language: Language = 'de',
): Promise<void> {
  if (isInMenu(page)) await menuButton(page, language).click();
  await opener(page, name, language).click();
}

/** What has the focus once the dialog is closed: the button, or the one of the menu that it was in. */
export const expectFocusBack = (
  page: Page,
  name: string,
  language: Language = 'de',
): Promise<void> =>
  expect(isInMenu(page) ? menuButton(page, language) : opener(page, name, language)).toBeFocused();

/** How the links of the help begin. */
export const contacts = (page: Page, language: Language = 'de'): Promise<(string | undefined)[]> =>
  helpDialog(page, language)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split(':')[0]));

/** Up to 767 px a sheet at the bottom, from 768 px on in the middle. */
export async function expectPlace(page: Page, dialog: Locator, width: number): Promise<void> {
  await settle(page);
  const { left, right, bottom, room } = await dialog.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { width: room } = document.documentElement.getBoundingClientRect();
    return { left: box.left, right: box.right, bottom: box.bottom, room };
  });
  if (isPhone(width)) {
    expect([left, right, bottom]).toEqual([0, width, 844]);
    return;
  }
  expect(left).toBeGreaterThan(0);
  // Beside the place of the scrollbar.
  expect(left + right).toBeCloseTo(room, 0);
  expect(bottom).toBeLessThan(844);
}
