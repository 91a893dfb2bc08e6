import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectFits } from '../../e2e/support/accessibility';
import { settle } from '../../e2e/support/animations';
import { policyComplaints } from '../../e2e/support/complaints';
import { listings, startEdge, type TestEdge } from '../../e2e/support/edge';
import { expect, type Locator, type Page, test } from '../../e2e/support/flow';
import { isInFront } from '../../e2e/support/in-front';
import { investors, signIn, signInByForm } from '../../e2e/support/investors';
import { chooseLanguage, type Language, languages, messages } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { expectPageShown } from '../../e2e/support/page-shown';
import { type Item, type Reports, startReports } from '../../e2e/support/reports';
import { atEachWidth } from '../../e2e/support/widths';
import { expectKept } from '../../e2e/support/worker';
import { packageDir } from '../../scripts/packages';

const words = {
  de: {
    ...messages.de,
    all: 'Allem zustimmen',
    details: 'Was genau?',
    title: 'Einwilligungen',
    reports: 'Fehlerberichte und Ladezeiten',
    saved: 'Auswahl gespeichert',
    inSettings: 'Einwilligungen ansehen',
  },
  en: {
    ...messages.en,
    all: 'Agree to everything',
    details: 'What exactly?',
    title: 'Your consent',
    reports: 'Error reports and loading times',
    saved: 'Selection saved',
    inSettings: 'View your consent',
  },
} as const;

// Code that reports comes late, recordings leave after some seconds; more on a busy machine.
const RECORDED_WITHIN = { timeout: 60_000 };
test.describe.configure({ timeout: 240_000 });

let reports: Reports;
let edge: TestEdge;

test.beforeAll(async () => {
  reports = await startReports();
  edge = await startEdge(Object.values(listings), undefined, { SENTRY_DSN: reports.dsn });
});
test.afterAll(async () => {
  await edge.stop();
  await reports.close();
});
test.beforeEach(() => reports.clear());

const open = (page: Page, path: string) => page.goto(edge.origin + path);
const question = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('region', { name: words[language].consent });
const choose = (page: Page, choice: 'necessary' | 'all'): Promise<void> =>
  question(page).getByRole('button', { name: words.de[choice] }).click();
const dialog = (page: Page, language: Language = 'de'): Locator =>
  page.getByRole('dialog', { name: words[language].title });

/** Something goes wrong in the page, outside of any boundary. */
const fail = (page: Page, message: string): Promise<void> =>
  page.evaluate((text) => {
    setTimeout(() => {
      throw new TypeError(text);
    });
  }, message);

/** Fails again and again, as code that reports comes late, until the newest report is as wanted. */
async function failUntil(
  page: Page,
  message: string,
  isWanted: (event: Item | undefined) => boolean,
): Promise<void> {
  let times = 0;
  await expect
    .poll(async () => {
      times += 1;
      await fail(page, `${message} ${times}`);
      return isWanted(lastEvent());
    }, RECORDED_WITHIN)
    .toBe(true);
}

/** Whatever the page has sent before has arrived. */
async function reached(page: Page): Promise<number> {
  const before = reports.requests();
  // Without the headers of a trace, which would be asked for first.
  await page.evaluate((url) => fetch(url, { mode: 'no-cors' }), reports.origin);
  await expect.poll(reports.requests).toBeGreaterThan(before);
  return before;
}

const lastEvent = (): Item | undefined => reports.items('event').at(-1);
const userOf = (item: Item | undefined) => item?.content.user as { id?: string } | undefined;
const tagsOf = (item: Item | undefined) => item?.content.tags as Record<string, string>;

/** Addresses of the host's files that need consent. */
function filesThatNeedConsent(): string[] {
  const manifest = JSON.parse(
    readFileSync(join(packageDir('host'), 'dist/browser/host.json'), 'utf8'),
  ) as { screens: Record<string, string[]> };
  const files = ['reporting', 'replay'].flatMap((chunk) => manifest.screens[chunk] ?? []);
  expect(files.length).toBeGreaterThan(1);
  return files.map((file) => `/${file}`);
}

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
        'access-control-allow-origin': edge.origin,
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

test.describe('before the reader has decided', () => {
  test('nothing is sent, kept or even asked for, by the page or its worker', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/home');
    await expect(question(page)).toBeVisible();
    await expectKept(page);
    await fail(page, 'before consent');
    expect(await reached(page)).toBe(0);

    const late = filesThatNeedConsent();
    const kept = await page.evaluate(async () => {
      const caught = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      );
      return caught.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.length).toBeGreaterThan(10);
    expect([...asked, ...kept].filter((path) => late.includes(path))).toEqual([]);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  });

  test('who wants the necessary only is asked no more, and nothing begins', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const proof = page.waitForResponse(
      (response) => /\/consents\/anonymous\/[^/]+\/replay$/.test(response.url()) && response.ok(),
    );
    await open(page, '/home');
    await choose(page, 'necessary');
    await expect(question(page)).toBeHidden();
    expect((await proof).request().postDataJSON()).toEqual({ granted: false, version: '2026-11' });
    await page.reload();
    await expectPageShown(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await fail(page, 'refused');
    expect(await reached(page)).toBe(0);
    await expect(question(page)).toBeHidden();
    expect(asked.filter((path) => filesThatNeedConsent().includes(path))).toEqual([]);
  });
});

/** Refusing looks as agreeing does, and nothing lies over either. */
async function expectChoices(asked: Locator, language: Language): Promise<void> {
  await expect(asked).toBeVisible();
  await settle(asked.page());
  const necessary = asked.getByRole('button', { name: words[language].necessary });
  const all = asked.getByRole('button', { name: words[language].all });
  const lookOf = (button: Locator) =>
    button.evaluate((element) => {
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      return { width, height, look: [color, backgroundColor, borderColor, font] };
    });
  expect(await lookOf(necessary)).toEqual(await lookOf(all));
  expect([await isInFront(necessary), await isInFront(all)]).toEqual([true, true]);
}

for (const language of languages) {
  test(`the question in ${language} can be read, reached by keyboard and left`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language, edge.origin);
    const said = words[language];
    for (const path of ['/home', '/imprint', '/login']) {
      await open(page, path);
      await expect(question(page, language)).toBeVisible();
      await expectFits(page, () => expectChoices(question(page, language), language));
    }
    // The form stays free, and the page goes on working.
    await atEachWidth(page, async (width) => {
      const submit = page.locator('form').getByRole('button').last();
      const form = await submit.boundingBox();
      const bar = await question(page, language).boundingBox();
      const above = (form?.y ?? 0) + (form?.height ?? 0) <= (bar?.y ?? 0);
      const beside = (form?.x ?? 0) + (form?.width ?? 0) <= (bar?.x ?? 0);
      expect(above || beside, `at ${width} px`).toBe(true);
    });
    await page.locator('input[type=email]').fill(investors.max);

    await open(page, '/imprint');
    await expect(question(page, language)).toBeVisible();
    const focused = page.locator(':focus');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(said.details);
    await page.keyboard.press('Enter');
    await expectFits(page, () => expectChoices(dialog(page, language), language));
    await page.keyboard.press('Escape');
    await expect(dialog(page, language)).toBeHidden();
    await expect(focused).toHaveText(said.details);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(said.necessary);
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(said.all);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(question(page, language)).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
  });

  test(`the question in ${language} lies above the bottom bar of an investor's pages`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language, edge.origin);
    await signIn(page, 'anna', `${edge.origin}/my-units`);
    await expectFits(page, () => expectChoices(question(page, language), language));
  });

  test(`consent is taken back as easily as it is given, at the foot of a page and in the settings (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language, edge.origin);
    const said = words[language];
    const foot = page.getByRole('contentinfo').getByRole('button', { name: said.title });
    const settings = page.getByRole('main').getByRole('button', { name: said.inSettings });
    const details = dialog(page, language);
    const agreed = details.getByRole('checkbox', { name: said.reports });
    let allowed = false;
    const change = async (opener: Locator): Promise<void> => {
      await opener.click();
      await expect(agreed).toBeChecked({ checked: allowed });
      allowed = !allowed;
      await details.getByRole('button', { name: allowed ? said.all : said.necessary }).click();
      await expect(page.getByText(said.saved).last()).toBeVisible();
      await expect(details).toBeHidden();
    };
    // A dialog that is opened so often need not take its time.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/imprint');
    // Six windows: given in the first, taken back in the last.
    await atEachWidth(page, () => change(foot));

    await signIn(page, 'max', `${edge.origin}/profile/settings`);
    await atEachWidth(page, async () => {
      await change(foot);
      await change(settings);
    });
    await page.reload();
    await foot.click();
    await expect(agreed).not.toBeChecked();
  });
}

test('on a low phone the question comes after the form of the login', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/login');
  await expect(question(page)).toBeAttached();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeInViewport();
  await question(page).scrollIntoViewIfNeeded();
  await choose(page, 'necessary');
  await expect(question(page)).toBeHidden();
});

test('what the reader agrees to arrives: faults with versions, code and name, until they take it back', async ({
  page,
  context,
}) => {
  const complaints = policyComplaints(page);
  await chance(page, 0.5);
  await open(page, '/home');
  await choose(page, 'all');
  await failUntil(page, 'a visitor', (event) => event !== undefined);
  expect(userOf(lastEvent())?.id).toBeUndefined();
  expect(tagsOf(lastEvent())).toMatchObject({
    remote: expect.stringMatching(/^host@\d/),
    host: expect.stringMatching(/^\d/),
    'remote.units': expect.stringMatching(/^\d/),
    'remote.faq': expect.stringMatching(/^\d/),
    code: 'TypeError',
  });

  await signInByForm(page, 'max', edge.origin);
  await failUntil(page, 'an investor', (event) => userOf(event)?.id !== undefined);
  expect(userOf(lastEvent())).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: investors.max,
    username: 'Max Krüger',
  });

  // What a boundary catches has its code; what the API has written for the reader stays here.
  await breakApi(page, '/profile');
  await open(page, '/profile');
  await expect(page.getByText('Fehlernummer 7F3A-0001')).toBeVisible();
  const internal = () => reports.items('event').find((event) => tagsOf(event)?.code === 'internal');
  await expect.poll(internal, RECORDED_WITHIN).toBeDefined();
  expect(tagsOf(internal())).toMatchObject({ error_number: '7F3A-0001' });
  expect(internal()?.text).not.toContain('Abrechnung');

  // In another tab of this browser it ends at once too.
  const other = await context.newPage();
  await other.goto(`${edge.origin}/profile/settings`);
  await other.getByRole('button', { name: 'Einwilligungen ansehen' }).click();
  await dialog(other).getByRole('button', { name: words.de.necessary }).click();
  await expect(other.getByText('Auswahl gespeichert')).toBeVisible();
  // The other tab hears of it by an event, which comes a moment later. What was sent before may still arrive.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('manzil-consent')))
    .toContain('"analytics":false');
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => setTimeout(next))));
  for (const tab of [page, other]) await fail(tab, 'taken back');
  for (const tab of [page, other]) await reached(tab);
  expect(reports.items('event').filter(({ text }) => text.includes('taken back'))).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a fault in the code of a remote is that remote’s, and signing out takes the name away', async ({
  page,
}) => {
  await chance(page, 0.5);
  await signInByForm(page, 'lena', edge.origin);
  await choose(page, 'all');
  await failUntil(page, 'lena', (event) => userOf(event)?.id !== undefined);

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
    .poll(() => tagsOf(lastEvent())?.remote, RECORDED_WITHIN)
    .toMatch(/^units@\d+\.\d+\.\d+$/);

  await page.getByRole('button', { name: /Lena Hoffmann/ }).click();
  const signOut = page.waitForRequest(`${origins.api}/auth/logout`);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  expect((await signOut).headers(), 'the API can tell what belongs together').toHaveProperty(
    'sentry-trace',
  );
  await expect(page).toHaveURL(/\/login$/);
  await failUntil(page, 'signed out', (event) => userOf(event)?.id === undefined);
  expect(lastEvent()?.text, 'nothing of hers goes with it').not.toMatch(/\blena/);

  // What she has decided goes with her account, not with the device.
  const before = reports.requests();
  const fresh = await page.context().browser()?.newContext({ locale: 'de-DE' });
  const elsewhere = (await fresh?.newPage()) as Page;
  await signInByForm(elsewhere, 'lena', edge.origin);
  await failUntil(elsewhere, 'elsewhere', () => reports.requests() > before);
  await expect(question(elsewhere)).toBeHidden();
  await fresh?.close();
});

test('a trace and a recording that chance has picked arrive, without a word of the page', async ({
  page,
}) => {
  const complaints = policyComplaints(page);
  await chance(page, 0.05);
  await open(page, '/home?utm=secret#packages');
  await choose(page, 'all');
  await expect.poll(() => reports.items('transaction').length, RECORDED_WITHIN).toBeGreaterThan(0);
  expect(reports.items('transaction')[0]?.text).not.toContain('secret');
  await signInByForm(page, 'jonas', edge.origin);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return reports.items('replay_recording').length;
    }, RECORDED_WITHIN)
    .toBeGreaterThan(0);
  const recorded = reports.items('replay_recording').map(({ text }) => text);
  expect(recorded.join()).toContain('***');
  expect(recorded.join()).not.toMatch(/Willkommen|Passwort|Jonas|Anmelden/);
  expect(complaints).toEqual([]);
});

test('chance between the two rates: the session is recorded, and no trace is taken', async ({
  page,
}) => {
  await chance(page, 0.15);
  await open(page, '/imprint');
  await choose(page, 'all');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 200);
      return reports.items('replay_event').at(-1)?.content.replay_type;
    }, RECORDED_WITHIN)
    .toBe('session');
  // The trace of the page would have ended seconds before.
  await reached(page);
  expect(reports.items('transaction')).toEqual([]);
});

test('chance that picks nothing: no trace, and a recording only once something has failed', async ({
  page,
}) => {
  await chance(page, 0.5);
  await open(page, '/imprint');
  await choose(page, 'all');
  // What fails before the code that records is here is reported without a recording.
  await failUntil(
    page,
    'recorded',
    () => reports.items('replay_event').at(-1)?.content.replay_type === 'buffer',
  );
  expect(reports.items('transaction')).toEqual([]);
});
