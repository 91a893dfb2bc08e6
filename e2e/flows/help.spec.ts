import { join } from 'node:path';
import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { violationsOf } from '../support/accessibility';
import { settle } from '../support/animations';
import { listings, remoteStatus, startEdge, type TestEdge } from '../support/edge';
import { signIn } from '../support/investors';
import { chooseLanguage, type Language, languages, shell } from '../support/language';
import { buildNext, copyOfBuild, replaceBuild } from '../support/publication';
import { test } from '../support/signed-in';
import { atEachWidth, isLarge, isPhone } from '../support/widths';

/** 20 November 2026 is a Friday. */
const FRIDAY_NOON_IN_DUBAI = '2026-11-20T08:00:00Z';
const SATURDAY = '2026-11-21T08:00:00Z';
// Told after 8 s; the rest is for a busy machine.
const TOLD_WITHIN = { timeout: 30_000 };

const help = (page: Page, language: Language = 'de') =>
  page.getByRole('dialog', { name: shell[language].help });
const support = (page: Page) => page.getByRole('dialog', { name: 'Support', exact: true });
const isNarrow = (page: Page): boolean => !isLarge(page.viewportSize()?.width ?? 0);
const menuButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: shell[language].menu, exact: true });

/** Below 992 px the help is opened from the menu here; both dialogs are in the bar, too. */
const isInMenu = (page: Page, name: string): boolean => isNarrow(page) && name !== 'Support';

/** The button that opens it; the menu it is in must be open. */
const opener = (page: Page, name: string, language: Language) =>
  (isInMenu(page, name)
    ? page.getByRole('dialog', { name: shell[language].menu })
    : page.locator('body')
  )
    .getByRole('button', { name, exact: true })
    .filter({ visible: true });

async function open(page: Page, name: string, language: Language = 'de'): Promise<void> {
  if (isInMenu(page, name)) await menuButton(page, language).click();
  await opener(page, name, language).click();
}

/** What has the focus once the dialog is closed: the button, or the one of the menu that it was in. */
const expectFocusBack = (page: Page, name: string, language: Language = 'de') =>
  expect(
    isInMenu(page, name) ? menuButton(page, language) : opener(page, name, language),
  ).toBeFocused();

const contacts = (page: Page, language: Language = 'de') =>
  help(page, language)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split(':')[0]));

/** Up to 767 px a sheet at the bottom, from 768 px on in the middle. */
async function expectPlace(page: Page, dialog: Locator, width: number): Promise<void> {
  await settle(page);
  const { left, right, bottom, room } = await dialog.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const { width: room } = document.documentElement.getBoundingClientRect();
    return { left: box.left, right: box.right, bottom: box.bottom, room };
  });
  if (isPhone(width)) {
    expect([left, right, bottom]).toEqual([0, width, 844]);
    return;
  }
  expect(left).toBeGreaterThan(0);
  // Beside the place of the scrollbar.
  expect(left + right).toBeCloseTo(room, 0);
  expect(bottom).toBeLessThan(844);
}

const words = {
  de: {
    hours: [
      'Jetzt erreichbar',
      'Heute bis 17:00 GST, für dich bis 14:00 Uhr.',
      'Montag bis Freitag, 08:00 bis 17:00 GST.',
      'Für dich 05:00 bis 14:00 Uhr.',
    ],
    questions: 'Häufige Fragen',
    mail: 'E-Mail schreiben',
    imprint: 'Impressum',
  },
  en: {
    hours: [
      'Available now',
      'Today until 17:00 GST, 14:00 your time.',
      'Monday to Friday, 08:00 to 17:00 GST.',
      '05:00 to 14:00 your time.',
    ],
    questions: 'Frequent questions',
    mail: 'Write an e-mail',
    imprint: 'Imprint',
  },
} as const;

for (const language of languages) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('the help says who answers until when, in Gulf time and in the reader’s', async ({
      page,
    }) => {
      const { help: title } = shell[language];
      const dialog = help(page, language);
      await page.clock.setFixedTime(FRIDAY_NOON_IN_DUBAI);
      await page.goto('/my-units');
      await atEachWidth(page, async (width) => {
        await open(page, title, language);
        for (const text of say.hours) await expect(dialog.getByText(text)).toBeVisible();
        await expect(dialog.getByRole('heading', { name: say.questions })).toBeVisible();
        expect(await contacts(page, language)).toEqual(['https', 'tel', 'mailto', 'http']);
        await expectPlace(page, dialog, width);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expectFocusBack(page, title, language);
      });
      await open(page, title, language);
      await dialog.getByRole('link', { name: 'FAQs' }).click();
      await expect(page).toHaveURL('/faq');
      await expect(dialog).toBeHidden();
    });

    test('the support dialog shows the versions and opens the imprint', async ({ page }) => {
      const dialog = support(page);
      await page.goto('/my-units');
      await atEachWidth(page, async (width) => {
        await open(page, 'Support', language);
        await expect(
          dialog.getByRole('heading', { name: /^Version \d+\.\d+\.\d+$/ }),
        ).toBeVisible();
        for (const remote of Object.keys(listings))
          await expect(dialog.getByText(remote, { exact: true })).toBeVisible();
        const mail = dialog.getByRole('link', { name: say.mail });
        await expect(mail).toHaveAttribute('href', /^mailto:.+@.+/);
        await expect(dialog.getByRole('button', { name: say.imprint })).toBeVisible();
        await expectPlace(page, dialog, width);
        await dialog.getByRole('button', { name: shell[language].close }).click();
        await expect(dialog).toBeHidden();
        await expectFocusBack(page, 'Support', language);
      });
      await open(page, 'Support', language);
      await dialog.getByRole('button', { name: say.imprint }).click();
      await expect(page).toHaveURL('/imprint');
      await expect(dialog).toBeHidden();
    });

    test('both dialogs are accessible in both themes and close by a click on the overlay', async ({
      page,
    }) => {
      for (const path of ['/dashboard', '/my-units']) {
        await page.goto(path);
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          for (const [name, dialog] of [
            [shell[language].help, help(page, language)],
            ['Support', support(page)],
          ] as const) {
            await open(page, name, language);
            await expect(dialog.getByRole('link', { name: say.mail })).toBeVisible();
            await settle(page);
            expect(await violationsOf(page), `${name} on ${path} at ${width} px`).toEqual([]);
            await page.mouse.click(8, 8);
            await expect(dialog).toBeHidden();
            await expectFocusBack(page, name, language);
          }
        }
      }
    });

    test('a lost file of the help costs neither the page nor the contacts', async ({ page }) => {
      const dialog = help(page, language);
      await page.route(/\/remotes\/faq\/.*\/static\/js\/help\./, (route) => route.abort());
      await page.goto('/my-units');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => Object.assign(window, { stillHere: true }));
      await open(page, shell[language].help, language);
      await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible(TOLD_WITHIN);
      await expect(dialog.getByRole('link', { name: say.mail })).toBeVisible();
      expect(await contacts(page, language)).toEqual(['https', 'tel', 'mailto']);
      expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    });
  });
}

test.describe('at the weekend on the other side of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles', reader: null });

  test('the days are those of the reader too, and a visitor is not led to the questions', async ({
    page,
  }) => {
    await page.clock.setFixedTime(SATURDAY);
    await page.goto('/imprint');
    await page.getByRole('button', { name: 'Hilfe & Support' }).click();
    const dialog = help(page);
    await expect(dialog.getByText('Gerade geschlossen')).toBeVisible();
    await expect(
      dialog.getByText(
        'Wieder da ab Montag, 08:00 GST, für dich ab Sonntag, 20:00 Uhr. Schreib uns, wir antworten dann.',
      ),
    ).toBeVisible();
    await expect(
      dialog.getByText('Für dich Sonntag bis Donnerstag, 20:00 bis 05:00 Uhr.'),
    ).toBeVisible();
    expect(await contacts(page)).toEqual(['https', 'tel', 'mailto']);
  });
});

test('nothing of the help is loaded before somebody points at it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  const ofHelp = () => files.filter((file) => /\/remotes\/faq\/|\/(help|support)\./.test(file));
  await page.goto('/dashboard');
  await expect(page.getByText('Mieteinnahmen')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofHelp()).toEqual([]);
  await page.getByRole('button', { name: 'Hilfe & Support' }).hover();
  await expect.poll(ofHelp).toContainEqual(expect.stringMatching(/remotes\/faq\/.*\/help\..*js$/));
  await page.waitForLoadState('networkidle');
  const pointedAt = ofHelp();
  await page.getByRole('button', { name: 'Hilfe & Support' }).click();
  await expect(help(page).getByRole('link', { name: 'FAQs' })).toBeVisible();
  expect(ofHelp()).toEqual(pointedAt);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the help is a sheet at the bottom that takes 300 ms to leave', async ({ page }) => {
    await page.goto('/my-units');
    await open(page, 'Hilfe & Support');
    const words = page.getByText('Montag bis Freitag, 08:00 bis 17:00 GST');
    await expect(words).toBeVisible();
    await expectPlace(page, help(page), 390);

    // The clock of the animation stands, so that the moments are the test's.
    const moved = await help(page).evaluate(async (dialog) => {
      dialog.querySelector('button')?.click();
      await new Promise(requestAnimationFrame);
      const transitions = dialog.getAnimations();
      for (const transition of transitions) {
        transition.pause();
        transition.currentTime = 299;
      }
      return transitions.map((transition) => [
        (transition as CSSTransition).transitionProperty,
        transition.effect?.getTiming().duration,
      ]);
    });
    expect(moved).toContainEqual(['transform', 300]);
    await expect(words).toBeVisible();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.timeline === document.timeline) animation.finish();
      }
    });
    await expect(words).toBeHidden();
    await expect(help(page)).toBeHidden();
  });

  test('with reduced motion it leaves at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/my-units');
    await open(page, 'Hilfe & Support');
    await expect(page.getByText('Montag bis Freitag, 08:00 bis 17:00 GST')).toBeVisible();
    const animations = await help(page).evaluate(async (dialog) => {
      dialog.querySelector('button')?.click();
      await new Promise(requestAnimationFrame);
      return dialog.getAnimations().length;
    });
    expect(animations).toBe(0);
    await expect(help(page)).toBeHidden();
  });
});

test('while the remote of the help does not answer the dialog is open, then the shell names the contacts', async ({
  page,
}) => {
  await page.goto('/my-units');
  const held: Route[] = [];
  await page.route(/\/remotes\/faq\/.*\/remoteEntry\./, (route) => void held.push(route));
  await open(page, 'Hilfe & Support');
  await expect(help(page).getByText('Loading...')).toBeVisible();
  await expect(help(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible(TOLD_WITHIN);
  expect(await contacts(page)).toEqual(['https', 'tel', 'mailto']);
  await page.keyboard.press('Escape');
  await expect(help(page)).toBeHidden();

  await page.unroute(/\/remotes\/faq\/.*\/remoteEntry\./);
  await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  await open(page, 'Hilfe & Support');
  await expect(help(page).getByRole('link', { name: 'FAQs' })).toBeVisible(TOLD_WITHIN);
});

test.describe('with an edge of its own', () => {
  test.use({ reader: null });
  const others = [listings.units, listings.profile, listings.knowledge];
  let edge: TestEdge;
  test.afterEach(() => edge.stop());

  test('without the remote of the help the shell names the contacts, and the support dialog what is missing', async ({
    page,
  }) => {
    const source = join(copyOfBuild('remote-faq'), 'nowhere');
    edge = await startEdge([...others, { ...listings.faq, source }]);
    await signIn(page, 'anna', edge.origin);
    await open(page, 'Hilfe & Support');
    await expect(help(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    expect(await contacts(page)).toEqual(['https', 'tel', 'mailto']);
    await page.keyboard.press('Escape');

    await open(page, 'Support');
    const versionOf = (name: string) =>
      support(page).getByText(name, { exact: true }).locator('xpath=following-sibling::dd');
    await expect(versionOf('faq')).toHaveText('nicht verfügbar');
    await expect(versionOf('units')).toHaveText(
      (await remoteStatus(edge.origin, 'units'))?.version ?? 'a version',
    );
  });

  test('a help that is published while the portal runs is there on the next page load', async ({
    page,
    context,
  }) => {
    const published = copyOfBuild('remote-faq');
    edge = await startEdge([...others, { ...listings.faq, source: published }]);
    const { origin } = edge;
    await signIn(page, 'anna', origin);

    const next = await buildNext('remote-faq', '1.1.0', (texts) =>
      texts
        .replace('"Jetzt erreichbar"', '"Jetzt für dich da"')
        .replace('"Gerade geschlossen"', '"Jetzt nicht da"'),
    );
    replaceBuild(published, next);
    await expect.poll(async () => (await remoteStatus(origin, 'faq'))?.version).toBe('1.1.0');

    const fresh = await context.newPage();
    await fresh.goto(`${origin}/dashboard`);
    await open(fresh, 'Hilfe & Support');
    await expect(help(fresh).getByText(/^Jetzt (für dich|nicht) da$/)).toBeVisible();
    await fresh.keyboard.press('Escape');
    await open(fresh, 'Support');
    await expect(support(fresh).getByText('1.1.0')).toBeVisible();

    await open(page, 'Hilfe & Support');
    await expect(help(page).getByText(/^(Jetzt erreichbar|Gerade geschlossen)$/)).toBeVisible();
  });
});
