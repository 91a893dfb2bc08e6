import { expectAbove } from '../../e2e/support/above';
import { expect, type Locator, type Page, test } from '../../e2e/support/flow';
import { signIn } from '../../e2e/support/investors';
import { chooseLanguage, languages, messages, shell } from '../../e2e/support/language';
import { origins } from '../../e2e/support/origins';
import { expectScreen } from '../../e2e/support/screens';
import { atEachWidth, isLarge, isPhone, type Width } from '../../e2e/support/widths';
import { follow } from '../../e2e/support/windows';
import { expectKept } from '../../e2e/support/worker';

test.use({ serviceWorkers: 'allow' });

const AN_HOUR_MS = 3_600_000;

/** Some versions of Chromium forget in a new document that there is no network. */
const rememberOffline = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => sessionStorage.getItem('offline') === null,
    }),
  );
async function setOffline(page: Page, offline: boolean): Promise<void> {
  await page.evaluate(
    (set) => (set ? sessionStorage.setItem('offline', '1') : sessionStorage.removeItem('offline')),
    offline,
  );
  await page.context().setOffline(offline);
  await page.evaluate(
    (name) => window.dispatchEvent(new Event(name)),
    offline ? 'offline' : 'online',
  );
}

const asOf = {
  de: /^Du bist offline\. Stand: 20\.11\.2026, 09:0\d Uhr$/,
  en: /^You are offline\. As of 20\sNov\s2026, 09:0\d$/,
} as const;

for (const language of languages) {
  test(`the portal starts on visited screens at every width, and says from when they are (${language})`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    const say = messages[language];
    /** Whole, in the window, and above what else stands at its lower edge. */
    const expectBanner = async (text: string | RegExp, lower: Locator | null): Promise<void> => {
      const banner = page.getByText(text, { exact: true });
      if (lower) await expectAbove(banner, lower);
      else await expect(banner).toBeInViewport({ ratio: 1 });
    };
    /** The end of the page can be scrolled out from under it. */
    const expectEndAbove = async (text: string | RegExp): Promise<void> => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const end = page.getByRole('contentinfo').getByRole('link').last();
      await expectAbove(end, page.getByText(text, { exact: true }));
    };
    const quick = page.getByRole('navigation', { name: shell[language].quick });
    const bottomBar = (width: Width) => (isPhone(width) ? quick : null);
    const desktop = { width: 1280, language } as const;
    await page.setViewportSize({ width: 1280, height: 844 });
    await chooseLanguage(context, language);
    await rememberOffline(page);
    await page.clock.install({ time: new Date('2026-11-20T08:00:00Z') });
    await signIn(page, 'anna');
    await expectKept(page, 'units');
    await follow(page, desktop, '/knowledge-hub');
    await expectScreen(page, '/knowledge-hub', language);
    await follow(page, desktop, '/my-units');
    await expectScreen(page, '/my-units', language);
    await expectKept(page, 'units', 'knowledge');

    await setOffline(page, true);
    await page.clock.fastForward(AN_HOUR_MS);
    await expectScreen(page, '/my-units', language);
    await atEachWidth(page, () => expectBanner(asOf[language], page.getByText(say.consent)));
    await page.getByRole('button', { name: say.necessary }).click();
    // The tab has kept the units.
    await page.goto('/my-units');
    await atEachWidth(page, async (width) => {
      await expectScreen(page, '/my-units', language);
      await expectBanner(asOf[language], bottomBar(width));
      await expectEndAbove(asOf[language]);
    });
    await page.goto('/knowledge-hub');
    await atEachWidth(page, async (width) => {
      await expect(page.getByText(say.unreachable)).toBeVisible();
      if (isLarge(width))
        await expect(page.getByRole('navigation', { name: shell[language].main })).toBeVisible();
      await expectBanner(say.offline, bottomBar(width));
    });

    // What is answered here stays on this device.
    await page.route(`${origins.api}/consents/**`, (route) => route.abort());
    await setOffline(page, false);
    await atEachWidth(page, () => expect(page.getByText(say.offline)).toBeHidden());
    await follow(page, desktop, '/contracts');
    await expectScreen(page, '/contracts', language);
  });
}

test('the portal starts in the language that was chosen last', async ({ page }) => {
  await rememberOffline(page);
  await page.goto('/imprint');
  await expectKept(page);
  await page.getByLabel('Sprache').first().selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.match('/app-shell'))?.text()) ?? ''))
    .toContain('<html lang="en"');
  await setOffline(page, true);
  await page.goto('/imprint');
  await atEachWidth(page, () =>
    expect(page.getByText(messages.en.offline)).toBeInViewport({ ratio: 1 }),
  );
});

test('the portal starts with the document that came with the worker where none was kept since', {
  tag: '@long',
}, async ({ page: first, context }) => {
  await first.goto('/imprint');
  await expectKept(first);
  await first.close();
  const page = await context.newPage();
  await page.goto('/favicon.svg');
  await page.evaluate(() => caches.delete('manzil-document'));
  await context.setOffline(true);
  await page.goto('/imprint');
  await expectScreen(page, '/imprint');
});
