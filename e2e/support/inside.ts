import { expect, type Page } from '@playwright/test';

/** Goes to another page inside of the portal that is open, as a link does, and waits until it has come. */
export async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
  const { pathname } = new URL(address, page.url());
  const heading = page.locator(`[data-path="${pathname}"]`).getByRole('heading', { level: 1 });
  await expect(heading, address).toBeVisible();
}
