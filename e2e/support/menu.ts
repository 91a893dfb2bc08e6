import { expect, type Locator, type Page } from '@playwright/test';
import { settle } from './animations';
import { type Language, shell } from './language';

/** The button that opens the sidebar below 992 px. */
export const menuButton = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('button', { name: shell[language].menu, exact: true });

/** The sidebar below 992 px. */
export const menuPanel = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('dialog', { name: shell[language].menu, exact: true });

/** Opens the sidebar below 992 px, and waits until it has slid in. */
export async function openMenu(page: Page, language: Language = 'de'): Promise<void> {
  await menuButton(page, language).click();
  await expect(menuPanel(page, language)).toBeVisible();
  await settle(page);
}
