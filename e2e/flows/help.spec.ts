import { join } from 'node:path';
import { expect, type Page, type Route, test } from '@playwright/test';
import { violationsOf } from '../support/accessibility';
import { settle } from '../support/animations';
import { listings, remoteStatus, startEdge, type TestEdge } from '../support/edge';
import { signIn } from '../support/investors';
import { buildNext, copyOfBuild, replaceBuild } from '../support/publication';
import { expectScreen } from '../support/screens';

/** 20 November 2026 is a Friday. */
const FRIDAY_NOON_IN_DUBAI = '2026-11-20T08:00:00Z';
const SATURDAY = '2026-11-21T08:00:00Z';
// Told after 8 s; the rest is for a busy machine.
const TOLD_WITHIN = { timeout: 30_000 };

// What a worker answers cannot be held back or lost here.
test.use({ serviceWorkers: 'block' });

const help = (page: Page) => page.getByRole('dialog', { name: 'Hilfe & Support' });
const support = (page: Page) => page.getByRole('dialog', { name: 'Support', exact: true });
const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** The button that opens it; on a phone it is in the menu, which must be open. */
const opener = (page: Page, name: string) =>
  (isPhone(page) ? page.getByRole('dialog', { name: 'Menü' }) : page.locator('body'))
    .getByRole('button', { name, exact: true })
    .filter({ visible: true });

async function open(page: Page, name: 'Hilfe & Support' | 'Support'): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: 'Menü', exact: true }).click();
  await opener(page, name).click();
}

/** What has the focus once the dialog is closed: the button, or the one of the menu that it was in. */
const expectFocusBack = (page: Page, name: string) =>
  expect(
    isPhone(page) ? page.getByRole('button', { name: 'Menü', exact: true }) : opener(page, name),
  ).toBeFocused();

const contacts = (page: Page) =>
  help(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href.split(':')[0]));

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('Hilfe & Support says who answers until when, in Gulf time and in the reader’s', async ({
      page,
    }) => {
      await page.clock.setFixedTime(FRIDAY_NOON_IN_DUBAI);
      await signIn(page, 'anna');
      await open(page, 'Hilfe & Support');
      const dialog = help(page);
      await expect(dialog.getByText('Jetzt erreichbar')).toBeVisible();
      await expect(dialog.getByText('Heute bis 17:00 GST, für dich bis 14:00 Uhr.')).toBeVisible();
      await expect(dialog.getByText('Für dich 05:00 bis 14:00 Uhr.')).toBeVisible();
      expect(await contacts(page)).toEqual(['https', 'tel', 'mailto', 'http']);

      await dialog.getByRole('link', { name: 'FAQs' }).click();
      await expectScreen(page, '/faq');
      await expect(dialog).toBeHidden();
    });

    test('both dialogs are accessible in both themes and close by Esc and by the overlay', async ({
      page,
    }) => {
      await signIn(page, 'anna');
      for (const path of ['/dashboard', '/my-units']) {
        await page.goto(path);
        await expectScreen(page, path);
        for (const [name, dialog] of [
          ['Hilfe & Support', help(page)],
          ['Support', support(page)],
        ] as const) {
          await open(page, name);
          await expect(dialog.getByRole('link', { name: 'E-Mail schreiben' })).toBeVisible();
          await settle(page);
          expect(await violationsOf(page), `${name} on ${path}`).toEqual([]);
          await page.keyboard.press('Escape');
          await expect(dialog).toBeHidden();
          await expectFocusBack(page, name);

          await open(page, name);
          await expect(dialog).toBeVisible();
          await page.mouse.click(8, 8);
          await expect(dialog).toBeHidden();
          await expectFocusBack(page, name);
        }
      }
    });

    test('the support dialog shows the versions and opens the imprint', async ({ page }) => {
      await signIn(page, 'anna');
      await open(page, 'Support');
      const dialog = support(page);
      await expect(dialog.getByRole('heading', { name: /^Version \d+\.\d+\.\d+$/ })).toBeVisible();
      for (const remote of Object.keys(listings)) {
        await expect(dialog.getByText(remote, { exact: true })).toBeVisible();
      }
      await expect(dialog.getByRole('link', { name: 'E-Mail schreiben' })).toHaveAttribute(
        'href',
        /^mailto:.+@.+/,
      );
      await dialog.getByRole('button', { name: 'Schließen' }).click();
      await expect(dialog).toBeHidden();
      await expectFocusBack(page, 'Support');
      await open(page, 'Support');
      await dialog.getByRole('button', { name: 'Impressum' }).click();
      await expectScreen(page, '/imprint');
      await expect(dialog).toBeHidden();
    });
  });
}

test.describe('at the weekend on the other side of the world', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

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
  await signIn(page, 'anna');
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

  const edges = (page: Page) =>
    help(page).evaluate((dialog) => {
      const { left, right, bottom } = dialog.getBoundingClientRect();
      return { left, right, bottom };
    });

  test('the help is a sheet at the bottom that takes 300 ms to leave', async ({ page }) => {
    await signIn(page, 'anna');
    await open(page, 'Hilfe & Support');
    const words = page.getByText('Montag bis Freitag, 08:00 bis 17:00 GST');
    await expect(words).toBeVisible();
    await settle(page);
    expect(await edges(page)).toEqual({ left: 0, right: 390, bottom: 844 });

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

  test('up to 767 px it is a sheet, from 768 px on a dialog in the middle', async ({ page }) => {
    await page.goto('/imprint');
    await page.getByRole('button', { name: 'Hilfe & Support' }).click();
    await expect(help(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await page.setViewportSize({ width: 767, height: 900 });
    await settle(page);
    expect(await edges(page)).toEqual({ left: 0, right: 767, bottom: 900 });
    await page.setViewportSize({ width: 768, height: 900 });
    await settle(page);
    const { left, right, bottom } = await edges(page);
    expect(left).toBeGreaterThan(0);
    expect(left + right).toBeCloseTo(768, 0);
    expect(bottom).toBeLessThan(900);
  });

  test('with reduced motion it leaves at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'anna');
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
  await signIn(page, 'anna');
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

test('a lost file of the help costs neither the page nor the contacts', async ({ page }) => {
  await signIn(page, 'anna');
  await page.route(/\/remotes\/faq\/.*\/static\/js\/help\./, (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await open(page, 'Hilfe & Support');
  await expect(help(page).getByRole('link', { name: 'WhatsApp' })).toBeVisible(TOLD_WITHIN);
  expect(await contacts(page)).toEqual(['https', 'tel', 'mailto']);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test.describe('with an edge of its own', () => {
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
