import { expect, type Locator, type Page } from '@playwright/test';
import axe, { type RuleObject, type RunOnly } from 'axe-core';
import { chosen, isLong } from '../../shared/testing/ring';
import { settle } from './animations';
import { markUnalike } from './unalike';
import { atEachWidth, isForAxe, type Width } from './widths';

/** WCAG 2.2 in A and AA, and what is good beside it: landmarks, the order of headings. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In the short ring the colours of texts that look alike are looked at three times. */
async function inject(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  if (isLong) return;
  await page.evaluate(() => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    inPage.configure({ rules: [{ id: 'color-contrast', selector: '[data-unalike]' }] });
  });
}

/**
 * The rule and the first element of each objection. A document gets axe's code once: reading it takes as long as a run.
 * @param except selector of what is not looked at
 */
async function objections(
  page: Page,
  runOnly: RunOnly,
  { except, rules = {} }: { except?: string | undefined; rules?: RuleObject } = {},
): Promise<string[]> {
  await settle(page);
  if (!(await page.evaluate(() => 'axe' in window))) await inject(page);
  if (!isLong) await markUnalike(page);
  return page.evaluate(
    async ({ options, exclude }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe };
      const { violations } = await inPage.run(exclude ? { exclude } : document, options);
      return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.target.join(' ')}`);
    },
    { options: { runOnly, rules, resultTypes: ['violations' as const] }, exclude: except },
  );
}

/** What axe objects to in the page as it is: rule and first element. */
export const violationsOf = (page: Page, except?: string): Promise<string[]> =>
  objections(page, { type: 'tag', values: RULES }, { except });

/** As `violationsOf`, but for colours: they take axe most of its time, and are no others where only the words differ. */
export const violationsBesideColours = (page: Page): Promise<string[]> =>
  objections(
    page,
    { type: 'tag', values: RULES },
    { rules: { 'color-contrast': { enabled: false } } },
  );

/**
 * Has axe look at a page whose clock is held: axe goes on by timers, so the clock moves by a millisecond at a time until
 * it has seen all.
 */
export async function atThisMoment(page: Page, look: Promise<string[]>): Promise<string[]> {
  let isLooking = true;
  const end = () => {
    isLooking = false;
  };
  look.then(end, end);
  while (isLooking) await page.clock.runFor(1);
  return look;
}

const swapTheme = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  });

/** What would be too faint if the page had the other theme: the only rule that colours matter to. */
export async function faintInOtherTheme(page: Page): Promise<string[]> {
  await swapTheme(page);
  const found = await objections(page, { type: 'rule', values: ['color-contrast'] });
  await swapTheme(page);
  return found;
}

/** A bar that stays makes targets small that are scrolled half below it, until they are scrolled on. */
export const scrollToTop = (page: Page): Promise<void> =>
  page.locator('html').evaluate((html) => html.scrollTo({ top: 0, behavior: 'instant' }));

/**
 * The page as it is: nothing sticks out of a window of any width, and axe has no objection on a phone, in the long ring
 * on a desktop nor to the colours of the other theme either.
 * @param look at one width
 */
export const expectFits = (
  page: Page,
  look: (width: Width) => Promise<void> = async () => undefined,
): Promise<void> =>
  atEachWidth(page, async (width) => {
    await look(width);
    // Each page as it comes is looked at on a desktop too, whatever the ring (every-page.spec.ts).
    if (!chosen(width === 390, isForAxe(width))) return;
    const where = `${page.url()} at ${width} px`;
    await scrollToTop(page);
    expect(await violationsOf(page), where).toEqual([]);
    if (width === 1280)
      expect(await faintInOtherTheme(page), `${where} in the other theme`).toEqual([]);
  });

/** As `expectFits`: each part can be seen in windows of every width. */
export const expectSeen = (page: Page, ...parts: Locator[]): Promise<void> =>
  expectFits(page, async () => {
    for (const part of parts) await expect(part).toBeVisible();
  });

/** Expects that what has the focus can be seen, that no bar covers it whole, and that the browser marks it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const markInView = () =>
    page.locator(':focus').evaluate((element) => {
      const isMarked = (part: Element, pseudo: string | null): boolean => {
        const { outlineStyle, outlineWidth } = getComputedStyle(part, pseudo);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      };
      // A link that stretches over its row or card, and a hidden radio button, are marked by what stands for them.
      const around: (Element | null)[] = [];
      for (let part = element.parentElement; part; part = part.parentElement) around.push(part);
      return [element, element.nextElementSibling, ...around].some((part) => {
        if (!part || ![null, '::after'].some((pseudo) => isMarked(part, pseudo))) return false;
        const { top, right, bottom, left, width } = part.getBoundingClientRect();
        const isOnTop = (x: number, y: number): boolean => {
          const found = document.elementFromPoint(x, y);
          return found !== null && (part.contains(found) || found.contains(part));
        };
        const middle = (left + right) / 2;
        const heights = [top + 3, (top + bottom) / 2, bottom - 3];
        return width > 1 && heights.some((y) => isOnTop(middle, y) || isOnTop(left + 3, y));
      });
    });
  await expect.poll(markInView, `visible focus on ${await focusedName(page)}`).toBe(true);
}

/** Presses Tab until this has the focus, which must be visible at each stop on the way. */
export async function tabTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  const stops: string[] = [];
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    const stop = await focusedName(page);
    stops.push(stop);
    if (stop !== 'BODY') await expectVisibleFocus(page);
    if (stop === name) return;
  }
  throw new Error(`No stop is called ${name}: ${stops.join(', ')}`);
}

/** What a screen reader calls the element that has the focus. */
export async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    if (!element || element === document.body) return 'BODY';
    const { labels } = element as HTMLInputElement;
    return (
      element.getAttribute('aria-label') ??
      (labels?.[0] ?? element).textContent?.trim().replace(/\s+/g, ' ') ??
      ''
    );
  });
}
