import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Traffic, throttle, watchTraffic } from './traffic';
import { FIRST_PATH } from './variants';

const HOVER_MS = 300;
const OTHER_PATH = '/knowledge-hub';
const PATIENCE_MS = 30_000;

type Clock = { fcp: number; lcp: number; ready: number; clicked: number; arrived: number };
/** Milliseconds since the navigation started; `ready`: the first key figure is on screen. */
export type Load = Traffic & { fcp: number; lcp: number; ready: number };
export type Visit = { cold: Load; warm: Load; navigation: number };
type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

type Measured = Window & { __clock: Clock };

const clockOf = (page: Page): Promise<Clock> =>
  page.evaluate(() => (window as unknown as Measured).__clock);

/** Passes a function, not a text: the portal's policy allows no eval. */
const until = (page: Page, name: keyof Clock): Promise<unknown> =>
  page.waitForFunction((key) => (window as unknown as Measured).__clock[key] > 0, name, {
    timeout: PATIENCE_MS,
  });

/** The frame of now is on screen; what it asks for (fonts, the chart) has been asked for. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

async function load(page: Page, url: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  const traffic = await watchTraffic(session);
  await throttle(session);
  await page.goto(url, { waitUntil: 'commit' });
  await until(page, 'ready');
  await until(page, 'fcp');
  await painted(page);
  await traffic.quiet();
  const { fcp, lcp, ready } = await clockOf(page);
  return { fcp, lcp, ready, ...traffic.counted() };
}

/** Milliseconds from the click on a link to an area that this browser has not seen yet to its content. */
async function navigate(page: Page): Promise<number> {
  await page.locator(`a[href="${OTHER_PATH}"]:visible`).first().hover();
  await page.waitForTimeout(HOVER_MS);
  await page.mouse.down();
  await page.mouse.up();
  await until(page, 'arrived');
  const { clicked, arrived } = await clockOf(page);
  return arrived - clicked;
}

/** One investor's visit with an empty cache: the dashboard, the dashboard again, another area from there. */
export async function visit(browser: Browser, origin: string, cookies: Cookies): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 915 },
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
  });
  try {
    await context.addCookies(cookies);
    await context.addInitScript({ path: join(import.meta.dirname, 'page-clock.js') });
    const first = await context.newPage();
    const cold = await load(first, origin + FIRST_PATH);
    await first.close();
    const second = await context.newPage();
    const warm = await load(second, origin + FIRST_PATH);
    return { cold, warm, navigation: await navigate(second) };
  } finally {
    await context.close();
  }
}
