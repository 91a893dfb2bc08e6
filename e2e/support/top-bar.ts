import type { Locator, Page } from '@playwright/test';
import { type Language, shell } from './language';

export const topBar = (page: Page): Locator => page.getByRole('banner');

/** The arrow of narrow windows. */
export const backArrow = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('button', { name: shell[language].back, exact: true });

/** The button of large windows that the account menu hangs from. */
export const avatar = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('button', { name: new RegExp(`^${shell[language].accountMenu}`) });

/** A link or button of the bar, the account menu included. */
export const barEntry = (page: Page, name: string): Locator =>
  topBar(page)
    .getByRole('link', { name, exact: true })
    .or(topBar(page).getByRole('button', { name }));
