import { expect, type Page } from '@playwright/test';

/** The page itself has come: what is said of a slow start is a heading too, but not in this part of the frame. */
export const expectPageShown = (page: Page): Promise<void> =>
  expect(page.locator('#content').getByRole('heading', { level: 1 })).toBeVisible();
