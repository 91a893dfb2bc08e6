import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listings, startEdge, type TestEdge } from '../../e2e/support/edge';
import { type BrowserContext, expect, type Page, test } from '../../e2e/support/flow';
import { nextHostBuild } from '../../e2e/support/host-build';
import { beginSession, investors } from '../../e2e/support/investors';
import { chooseLanguage, type Language, languages, login } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectScreen } from '../../e2e/support/screens';
import { openAtEachWidth, type Tab, WIDTHS, type Width } from '../../e2e/support/widths';
import { follow } from '../../e2e/support/windows';
import { countLoads, expectKept } from '../../e2e/support/worker';
import { chosen } from '../../shared/testing/ring';

test.use({ serviceWorkers: 'allow' });

/** Tabs of one browser share the worker, so all of them learn of a new version at the same moment. */
test.describe.configure({ timeout: 120_000 });

const remotes = Object.values(listings);

const downloadPassport = { de: 'Reisepass herunterladen', en: 'Download passport' } as const;

let edge: TestEdge;
let next: string;
test.beforeAll(() => {
  next = nextHostBuild();
});
test.beforeEach(async () => {
  edge = await startEdge(remotes);
});
test.afterEach(() => edge.stop());

async function openPortal(
  context: BrowserContext,
  language: Language,
  path: string,
  widths: readonly Width[] = WIDTHS,
) {
  await chooseLanguage(context, language, edge.origin);
  // A tab that is on its way while the first worker takes over is not in its hands.
  const first = await context.newPage();
  await first.goto(`${edge.origin}/imprint`);
  await expectKept(first);
  await first.close();
  const tabs = await openAtEachWidth(context, `${edge.origin}${path}`, widths);
  for (const { page } of tabs) await expectKept(page);
  return tabs.map((tab) => ({ ...tab, loads: countLoads(tab.page) }));
}

/** Puts the new version in the place of the old one, and looks at an open tab again. */
async function publish([tab]: readonly Pick<Tab, 'page'>[]): Promise<void> {
  await edge.stop();
  edge = await startEdge(remotes, next);
  await tab?.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** All tabs reload at the same moment, which takes a busy machine its time. */
const isNext = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-build', 'next', { timeout: 30_000 });

/** The new version is in service, this tab has heard of it, and nothing is left of the one before. */
async function expectInService(page: Page): Promise<void> {
  const keptOfHost = () =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return files.flat().flatMap(({ url }) => /\/portal\.[^/]+\.js/.exec(url) ?? []);
    });
  const code = readdirSync(join(next, 'dist/browser/static/js')).map((name) => `/${name}`);
  await expect.poll(keptOfHost).toEqual(code.filter((name) => /^\/portal\..+\.js$/.test(name)));
  const stages = () =>
    page.evaluate(async () => {
      const { installing, waiting, active } = await navigator.serviceWorker.ready;
      return [installing, waiting, active?.state];
    });
  await expect.poll(stages).toEqual([null, null, 'activated']);
}

for (const language of languages) {
  test(`a new version reloads each tab once, one in use when it is left (${language})`, async ({
    context,
  }) => {
    const tabs = await openPortal(context, language, '/imprint', chosen([390], WIDTHS));
    const form = await context.newPage();
    await form.goto(`${edge.origin}/login`);
    await expectPageShown(form);
    const email = form.getByLabel(login[language].email, { exact: true });
    await email.fill(investors.anna);
    const loadsOfForm = countLoads(form);
    await publish(tabs);
    for (const { page } of tabs) {
      await isNext(page);
      await expectScreen(page, '/imprint', language);
      await expectKept(page);
    }
    expect(tabs.map(({ loads }) => loads())).toEqual(tabs.map(() => 1));

    await expectInService(form);
    expect(loadsOfForm()).toBe(0);
    await expect(email).toHaveValue(investors.anna);
    await form.bringToFront();
    await form.locator('a[href="/forgot-password"]').click();
    await isNext(form);
    await expectScreen(form, '/forgot-password', language);
    expect(loadsOfForm()).toBe(1);
    await form.close();

    await context.setOffline(true);
    for (const { page } of tabs) {
      await page.goto(`${edge.origin}/imprint`);
      await isNext(page);
      await expectScreen(page, '/imprint', language);
    }
    // Nothing has reloaded them meanwhile.
    expect(tabs.map(({ loads }) => loads())).toEqual(tabs.map(() => 2));
  });

  test(`a new version waits at every width while a form is filled in, until its page is left (${language})`, {
    tag: '@long',
  }, async ({ context }) => {
    const tabs = await openPortal(context, language, '/login');
    const email = (page: Page) => page.getByLabel(login[language].email, { exact: true });
    for (const { page } of tabs) {
      await page.bringToFront();
      await email(page).fill(investors.anna);
    }
    await publish(tabs);
    for (const { page } of tabs) await expectInService(page);
    for (const { page, loads } of tabs) {
      expect(loads()).toBe(0);
      await expect(email(page)).toHaveValue(investors.anna);
      await page.bringToFront();
      await page.locator('a[href="/forgot-password"]').click();
    }
    for (const { page, loads } of tabs) {
      await isNext(page);
      await expectScreen(page, '/forgot-password', language);
      expect(loads()).toBe(1);
    }
  });

  test(`a new version waits at every width for a document that is on its way, when its page is left too (${language})`, {
    tag: '@long',
  }, async ({ context }) => {
    await beginSession(context, 'anna', edge.origin);
    const tabs = await openPortal(context, language, '/profile/documents');
    const held: (() => Promise<void>)[] = [];
    await context.route(`${origins.api}/documents/*/download`, (route) => {
      held.push(() => route.continue());
    });
    for (const { page } of tabs) {
      await page.bringToFront();
      await page.getByRole('button', { name: downloadPassport[language] }).click();
    }
    await expect.poll(() => held.length).toBe(tabs.length);
    await publish(tabs);
    for (const { page, width, loads } of tabs) {
      await expectInService(page);
      await page.bringToFront();
      await follow(page, { width, language }, '/my-units');
      await expectScreen(page, '/my-units', language);
      expect(loads()).toBe(0);
    }
    const saved = tabs.map(({ page }) => page.waitForEvent('download'));
    await Promise.all(held.map((letGo) => letGo()));
    for (const file of await Promise.all(saved)) expect(await file.failure()).toBeNull();
    for (const { page, loads } of tabs) {
      await isNext(page);
      await expectScreen(page, '/my-units', language);
      expect(loads()).toBe(1);
    }
  });
}

test('a new version waits for what is typed into any form of a visitor, until its page is left', {
  tag: '@long',
}, async ({ context }) => {
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
  const forms = [];
  // That all of them hold a reload is said by host/src/screens/typed.test.tsx.
  const typedInto = [
    { path: '/login', label: login.de.email, typed: investors.anna, to: '/forgot-password' },
    { path: '/cancellation', label: 'Vertrag', typed: 'Premium', to: '/imprint' },
    { path: '/details#message', label: 'Nachricht', typed: 'Wohnung', to: '/imprint', asks: true },
    { path: '/forgot-password', label: login.de.email, typed: investors.anna, to: '/imprint' },
    { path: '/reset-password', label: 'Ziffer 1 von 6', typed: '4', to: '/imprint' },
  ];
  for (const { path, label, typed, to, asks } of typedInto) {
    const page = await context.newPage();
    await page.goto(edge.origin + path);
    await expectPageShown(page);
    await expectKept(page);
    await field(page, label).fill(typed);
    forms.push({ page, path, label, typed, to, asks, loads: countLoads(page) });
  }
  await publish(forms);
  for (const { page } of forms) await expectInService(page);
  for (const { page, path, label, typed, to, asks, loads } of forms) {
    expect(loads(), path).toBe(0);
    await expect(field(page, label)).toHaveValue(typed);
    await page.bringToFront();
    await page.locator(`a[href="${to}"]`).last().click();
    if (asks) await page.getByRole('button', { name: 'Verlassen' }).click();
    await isNext(page);
    await expectScreen(page, to);
    expect(loads(), path).toBe(1);
  }
});

test('a new version waits for an address that is typed, also while its page asks before it is left', {
  tag: '@long',
}, async ({ context }) => {
  await beginSession(context, 'anna', edge.origin);
  const page = await context.newPage();
  await page.goto(`${edge.origin}/profile/edit-address`);
  await expectPageShown(page);
  await expectKept(page);
  const street = page.getByRole('textbox', { name: 'Straße', exact: true });
  await street.fill('Lindenallee');
  const loads = countLoads(page);
  await publish([{ page }]);
  await expectInService(page);
  const toFacts = page.getByRole('link', { name: 'Anschrift', exact: true });
  const leave = page.getByRole('dialog', { name: 'Seite verlassen?' });
  await toFacts.click();
  await leave.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(street).toHaveValue('Lindenallee');
  expect(loads()).toBe(0);

  await toFacts.click();
  await leave.getByRole('button', { name: 'Verlassen' }).click();
  await isNext(page);
  await expectScreen(page, '/profile/address-details');
  expect(loads()).toBe(1);
});
