import { policyComplaints } from '../../e2e/support/complaints';
import { choose, consentDialog, words } from '../../e2e/support/consent';
import { expect, type Page, test } from '../../e2e/support/flow';
import { investors, signInByForm } from '../../e2e/support/investors';
import { origins } from '../../e2e/support/origins';
import {
  fail,
  failUntil,
  lastEvent,
  RECORDED_WITHIN,
  type ReportingPortal,
  reached,
  startReportingPortal,
} from '../../e2e/support/reporting-portal';
import type { Item } from '../../e2e/support/reports';

test.describe.configure({ timeout: 240_000 });

let portal: ReportingPortal;
test.beforeAll(async () => {
  portal = await startReportingPortal();
});
test.afterAll(() => portal.stop());
test.beforeEach(() => portal.reports.clear());

const open = (page: Page, path: string) => page.goto(portal.origin + path);

const userOf = (item: Item | undefined) => item?.content.user as { id?: string } | undefined;
const tagsOf = (item: Item | undefined) => item?.content.tags as Record<string, string>;

/** Draws every chance as wanted: below 0.1 a trace is taken, below 0.2 a session recorded. */
const chance = (page: Page, value: number): Promise<unknown> =>
  page.addInitScript((drawn) => {
    // The router names its locations by it, so no two are alike.
    let draws = 0;
    Math.random = () => {
      draws += 1;
      return drawn + draws * 1e-9;
    };
  }, value);

/** Fails what is asked of the API below this path. */
const breakApi = (page: Page, path: string): Promise<unknown> =>
  page.route(`${origins.api}${path}*`, (route) =>
    route.fulfill({
      status: 500,
      headers: {
        'access-control-allow-origin': portal.origin,
        'access-control-allow-credentials': 'true',
        'content-type': 'application/problem+json',
      },
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Internal Server Error',
        status: 500,
        code: 'internal',
        message: 'Annas Abrechnung vom Mai lässt sich nicht laden.',
        instance: '7F3A-0001',
      }),
    }),
  );

test('what the user agrees to arrives: faults with versions, code and name, until they take it back', async ({
  page,
  context,
}) => {
  const complaints = policyComplaints(page);
  await chance(page, 0.5);
  await open(page, '/home');
  await choose(page, 'all');
  await failUntil(portal, page, 'a visitor', (event) => event !== undefined);
  expect(userOf(lastEvent(portal))?.id).toBeUndefined();
  expect(tagsOf(lastEvent(portal))).toMatchObject({
    remote: expect.stringMatching(/^host@\d/),
    host: expect.stringMatching(/^\d/),
    'remote.units': expect.stringMatching(/^\d/),
    'remote.faq': expect.stringMatching(/^\d/),
    code: 'TypeError',
  });

  await signInByForm(page, 'max', portal.origin);
  await failUntil(portal, page, 'an investor', (event) => userOf(event)?.id !== undefined);
  expect(userOf(lastEvent(portal))).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: investors.max,
    username: 'Max Krüger',
  });

  // What a boundary catches has its code; what the API has written for the user stays here.
  await breakApi(page, '/profile');
  await open(page, '/profile');
  await expect(page.getByText('Fehlernummer 7F3A-0001')).toBeVisible();
  const internal = () =>
    portal.reports.items('event').find((event) => tagsOf(event)?.code === 'internal');
  await expect.poll(internal, RECORDED_WITHIN).toBeDefined();
  expect(tagsOf(internal())).toMatchObject({ error_number: '7F3A-0001' });
  expect(internal()?.text).not.toContain('Abrechnung');

  // In another tab of this browser it ends at once too.
  const other = await context.newPage();
  await other.goto(`${portal.origin}/profile/settings`);
  await other.getByRole('button', { name: 'Einwilligungen ansehen' }).click();
  await consentDialog(other).getByRole('button', { name: words.de.necessary }).click();
  await expect(other.getByText('Auswahl gespeichert')).toBeVisible();
  // The other tab hears of it by an event, which comes a moment later. What was sent before may still arrive.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('manzil-consent')))
    .toContain('"analytics":false');
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  for (const tab of [page, other]) await fail(tab, 'taken back');
  for (const tab of [page, other]) await reached(portal, tab);
  expect(portal.reports.items('event').filter(({ text }) => text.includes('taken back'))).toEqual(
    [],
  );
  expect(complaints).toEqual([]);
});

test('a fault in the code of a remote is that remote’s, and signing out takes the name away', async ({
  page,
}) => {
  await chance(page, 0.5);
  await signInByForm(page, 'lena', portal.origin);
  await choose(page, 'all');
  await failUntil(portal, page, 'lena', (event) => userOf(event)?.id !== undefined);

  // Amounts are written by code that every remote bundles.
  await page.evaluate(() => {
    Object.assign(Intl, {
      NumberFormat: class {
        constructor() {
          throw new RangeError('no amounts');
        }
      },
    });
  });
  await page.getByRole('link', { name: 'Finanzen' }).first().click();
  await expect(page.getByText(/^Fehlernummer/)).toBeVisible();
  await expect
    .poll(() => tagsOf(lastEvent(portal))?.remote, RECORDED_WITHIN)
    .toMatch(/^units@\d+\.\d+\.\d+$/);
  expect(lastEvent(portal)?.text, 'where in the tree it was').toContain('React ErrorBoundary');
  const faults = portal.reports.items('event').filter(({ text }) => text.includes('no amounts'));
  expect(faults, 'told once, though root and page both tell it').toHaveLength(1);

  await page.getByRole('button', { name: /Lena Hoffmann/ }).click();
  const signOut = page.waitForRequest(`${origins.api}/auth/logout`);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  expect((await signOut).headers(), 'the API can tell what belongs together').toHaveProperty(
    'sentry-trace',
  );
  await expect(page).toHaveURL(/\/login$/);
  await failUntil(portal, page, 'signed out', (event) => userOf(event)?.id === undefined);
  expect(lastEvent(portal)?.text, 'nothing of hers goes with it').not.toMatch(/\blena/);
});

test('a trace and a recording that chance has picked arrive, without a word of the page', async ({
  page,
}) => {
  const complaints = policyComplaints(page);
  await chance(page, 0.05);
  await open(page, '/home?utm=secret#packages');
  await choose(page, 'all');
  await expect
    .poll(() => portal.reports.items('transaction').length, RECORDED_WITHIN)
    .toBeGreaterThan(0);
  expect(portal.reports.items('transaction')[0]?.text).not.toContain('secret');
  expect(portal.reports.items('transaction')[0]?.content.transaction).toBe('/home');
  await signInByForm(page, 'jonas', portal.origin);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return portal.reports.items('replay_recording').length;
    }, RECORDED_WITHIN)
    .toBeGreaterThan(0);
  const recorded = portal.reports.items('replay_recording').map(({ text }) => text);
  expect(recorded.join()).toContain('***');
  expect(recorded.join()).not.toMatch(/Willkommen|Passwort|Jonas|Anmelden/);
  expect(complaints).toEqual([]);
});

test('chance between the two rates: the session is recorded, and no trace is taken', {
  tag: '@long',
}, async ({ page }) => {
  await chance(page, 0.15);
  await open(page, '/imprint');
  await choose(page, 'all');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return portal.reports.items('replay_event').at(-1)?.content.replay_type;
    }, RECORDED_WITHIN)
    .toBe('session');
  // The trace of the page would have ended seconds before.
  await reached(portal, page);
  expect(portal.reports.items('transaction')).toEqual([]);
});

test('chance that picks nothing: no trace, and a recording only once something has failed', {
  tag: '@long',
}, async ({ page }) => {
  await chance(page, 0.5);
  await open(page, '/imprint');
  await choose(page, 'all');
  // What fails before the code that records is here is reported without a recording.
  await failUntil(
    portal,
    page,
    'recorded',
    () => portal.reports.items('replay_event').at(-1)?.content.replay_type === 'buffer',
  );
  expect(portal.reports.items('transaction')).toEqual([]);
});
