import { type BrowserContext, expect, type Page } from '@playwright/test';
import { chosen } from '../../shared/testing/ring';
import { expectPageShown } from './page-shown';

const everyWidth = [390, 767, 768, 991, 992, 1280] as const;
export type Width = (typeof everyWidth)[number];

/** A phone and a desktop, in the long ring both sides of each breakpoint of specification §9 too. */
export const WIDTHS: readonly Width[] = chosen<readonly Width[]>([390, 1280], everyWidth);

/** From 768 px on a page has no bottom bar, but for the installed app, and dialogs are no sheets. */
export const isPhone = (width: number): boolean => width < 768;
/** From here on the sidebar stands in its column, and the top bar has title and avatar. */
export const isLarge = (width: number): boolean => width >= 992;

/** Where axe looks: a phone and a desktop. */
export const isForAxe = (width: number): boolean => width === 390 || width === 1280;

/** Where the sidebar is a panel. */
export const NARROW = WIDTHS.filter((width) => !isLarge(width));
/** Where it stands in its column. */
export const LARGE = WIDTHS.filter(isLarge);

/** How far the page can be scrolled sideways, in px. */
export const beyondTheWindow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Looks at the page in windows of every width; nothing may stick out of any. */
export async function atEachWidth(
  page: Page,
  look: (width: Width) => Promise<void>,
  widths: readonly Width[] = WIDTHS,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await look(width);
    await expect
      .poll(() => beyondTheWindow(page), `${page.url()} at ${width} px`)
      .toBeLessThanOrEqual(0);
  }
}

export type Tab = { page: Page; width: Width };

/**
 * Opens the address in tabs of one browser, one of each width. A tab that somebody works in is brought to the front
 * first: the others get a frame a second, which each click waits for.
 */
export async function openAtEachWidth(
  context: BrowserContext,
  address: string,
  widths: readonly Width[] = WIDTHS,
): Promise<Tab[]> {
  const tabs: Tab[] = [];
  for (const width of widths) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expectPageShown(page);
    tabs.push({ page, width });
  }
  return tabs;
}
