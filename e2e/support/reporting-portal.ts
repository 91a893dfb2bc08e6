import { expect, type Page } from '@playwright/test';
import { listings, startEdge } from './edge';
import { type Item, type Reports, startReports } from './reports';

// Code that reports comes late, recordings leave after some seconds; more on a busy machine.
export const RECORDED_WITHIN = { timeout: 60_000 };

export type ReportingPortal = { origin: string; reports: Reports; stop: () => Promise<void> };

/** Starts a second edge, whose users' reports arrive here. */
export async function startReportingPortal(): Promise<ReportingPortal> {
  const reports = await startReports();
  const edge = await startEdge(Object.values(listings), undefined, { SENTRY_DSN: reports.dsn });
  const stop = async (): Promise<void> => {
    await edge.stop();
    await reports.close();
  };
  return { origin: edge.origin, reports, stop };
}

export const lastEvent = ({ reports }: ReportingPortal): Item | undefined =>
  reports.items('event').at(-1);

/** Something goes wrong in the page, outside of any boundary. */
export const fail = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

/** Fails again and again, as code that reports comes late, until the newest report is as wanted. */
export async function failUntil(
  portal: ReportingPortal,
  page: Page,
  message: string,
  isWanted: (event: Item | undefined) => boolean,
): Promise<void> {
  let times = 0;
  await expect
    .poll(async () => {
      times += 1;
      await fail(page, `${message} ${times}`);
      return isWanted(lastEvent(portal));
    }, RECORDED_WITHIN)
    .toBe(true);
}

/** Waits until whatever the page has sent before has arrived. Returns how many requests that were. */
export async function reached({ reports }: ReportingPortal, page: Page): Promise<number> {
  const before = reports.requests();
  // Without the headers of a trace, which would be asked for first.
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }), reports.origin);
  await expect.poll(reports.requests).toBeGreaterThan(before);
  return before;
}
