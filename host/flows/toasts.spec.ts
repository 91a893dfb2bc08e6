import { atThisMoment, faintInOtherTheme, violationsOf } from '../../e2e/support/accessibility';
import { settle } from '../../e2e/support/animations';
import { expect, type Page } from '../../e2e/support/flow';
import { chooseLanguage, type Language, languages } from '../../e2e/support/language';
import { expectPageShown } from '../../e2e/support/page-shown';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { atEachWidth, isForAxe } from '../../e2e/support/widths';
import { follow, windows } from '../../e2e/support/windows';
import { countLoads } from '../../e2e/support/worker';

type Alert = {
  type: 'success' | 'warning' | 'error' | 'info' | 'action';
  title: string;
  message?: string;
  actionLabel?: string;
};
type Lent = { '@manzil/shared/runtime': { showAlert: (alert: object) => void } };
type Lending = {
  __FEDERATION__: { __INSTANCES__: { shareScopeMap: { default: Lent } }[] };
  chosen?: number;
};

const offer = {
  de: { title: 'Neue Fassung', actionLabel: 'Aktualisieren' },
  en: { title: 'New version', actionLabel: 'Update' },
} as const;

/** Three are shown at a time. */
const types = [
  ['success', 'warning', 'error'],
  ['info', 'action'],
] as const;

/** A page of a remote, with a clock that the test moves. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/contracts');
  await expectPageShown(page);
  // Their code comes when the page is complete, which a clock that stands does not see.
  await expect(page.getByRole('status', { name: /^(Meldungen|Messages)$/ })).toBeAttached();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Asks for it as a remote does: by the runtime that the host lends to all. */
const show = (page: Page, alert: Alert) =>
  page.evaluate((asked) => {
    const testWindow = window as unknown as Lending;
    const lent = testWindow.__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default;
    lent?.['@manzil/shared/runtime'].showAlert({
      ...asked,
      onAction: () => {
        testWindow.chosen = (testWindow.chosen ?? 0) + 1;
      },
    });
  }, alert);
const words = (page: Page, title: string) => page.getByText(title, { exact: true });
const toast = (page: Page, title: string) => words(page, title).locator('xpath=ancestor::div[2]');
const edgesOf = (page: Page, title: string) =>
  toast(page, title).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top, bottom };
  });

const regionOf = (page: Page, type: Alert['type']) =>
  page
    .getByRole(type === 'error' || type === 'warning' ? 'alert' : 'status')
    .filter({ hasText: type });

for (const language of languages) {
  test(`each type of message has an icon of its own, is announced, covers no other, is accessible and goes after 4 s (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await open(page);
    await atEachWidth(page, async (width) => {
      const icons = new Set<string>();
      for (const together of types) {
        for (const type of together)
          await show(page, { type, title: type, message: 'Alles ist da.' });
        for (const type of together) {
          await expect(regionOf(page, type)).toBeVisible();
          const icon = words(page, type).locator('xpath=../preceding-sibling::*');
          await expect(icon).toBeInViewport();
          icons.add(await icon.innerHTML());
        }
        await settle(page);
        const edges = await Promise.all(together.map((type) => edgesOf(page, type)));
        edges.sort((one, other) => one.top - other.top);
        const covering = edges.filter(({ top }, i) => top < (edges[i - 1]?.bottom ?? 0));
        expect(covering, `at ${width} px`).toEqual([]);

        await page.clock.runFor(3_900);
        for (const type of together) await expect(words(page, type)).toBeVisible();
        await page.clock.runFor(100);
        for (const type of together) await expect(words(page, type)).toHaveCount(0);

        if (!isForAxe(width)) continue;
        const { actionLabel } = offer[language];
        for (const type of together)
          await show(page, { type, title: type, ...(type === 'action' && { actionLabel }) });
        // Buttons of the bar are small where a message lies over a part of them.
        for (const look of [() => violationsOf(page, 'header'), () => faintInOtherTheme(page)])
          expect(await atThisMoment(page, look()), `${together} at ${width} px`).toEqual([]);
        for (const type of together) await expect(words(page, type)).toBeVisible();
        await page.clock.runFor(4_000);
      }
      // By their icon, not by colour alone.
      expect(icons.size).toBe(types.flat().length);
    });
  });
}

const closeOf = (page: Page, language: Language) =>
  page.getByRole('button', { name: { de: 'Meldung schließen', en: 'Close message' }[language] });

for (const language of languages) {
  test(`a message stays while the mouse is on it or the focus is in it, at any width (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, language);
    await open(page);
    await atEachWidth(page, async () => {
      await show(page, { type: 'info', title: 'Lies mich' });
      await page.clock.runFor(3_000);
      await words(page, 'Lies mich').hover();
      await page.clock.runFor(60_000);
      await expect(words(page, 'Lies mich')).toBeVisible();
      await page.getByRole('heading', { level: 1 }).hover();
      const close = closeOf(page, language);
      await close.focus();
      await page.clock.runFor(60_000);
      await expect(words(page, 'Lies mich')).toBeVisible();
      await close.blur();
      await page.clock.runFor(900);
      await expect(words(page, 'Lies mich')).toBeVisible();
      await page.clock.runFor(200);
      await expect(words(page, 'Lies mich')).toHaveCount(0);
    });
  });
}

/** In the short ring the next flow but one shows it, in one window. */
for (const at of windows) {
  test(`a page that is opened clears the messages, ${at.width} px wide (${at.language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    await chooseLanguage(context, at.language);
    await page.setViewportSize({ width: at.width, height: 844 });
    await open(page);
    await show(page, { type: 'error', title: 'Erstens' });
    await expect(words(page, 'Erstens')).toBeVisible();
    const loads = countLoads(page);
    await follow(page, at, '/my-units');
    await expect(page).toHaveURL(/\/my-units$/);
    await expect(words(page, 'Erstens')).toHaveCount(0);
    // A document that is loaded anew would have none either.
    expect(loads()).toBe(0);
  });
}

for (const language of languages) {
  test(`an action is carried out once and closes its message, at any width (${language})`, {
    tag: '@long',
  }, async ({ page, context }) => {
    const { title, actionLabel } = offer[language];
    await chooseLanguage(context, language);
    await open(page);
    let chosen = 0;
    await atEachWidth(page, async () => {
      await show(page, { type: 'action', title, actionLabel });
      await page.getByRole('button', { name: actionLabel }).click();
      await expect(words(page, title)).toHaveCount(0);
      chosen += 1;
      expect(await page.evaluate(() => (window as unknown as Lending).chosen)).toBe(chosen);
    });
  });
}

async function expectClearedByEveryWay(page: Page): Promise<void> {
  const loads = countLoads(page);
  const titles = ['Erstens', 'Zweitens', 'Drittens'];
  for (const title of titles) await show(page, { type: 'success', title });
  for (const title of titles) await expect(words(page, title)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Hauptnavigation' })
    .getByRole('link', { name: 'Meine Einheiten' })
    .click();
  await expectScreen(page, '/my-units');
  for (const title of titles) await expect(words(page, title)).toHaveCount(0);

  await show(page, { type: 'error', title: 'Viertens' });
  await expect(words(page, 'Viertens')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expectScreen(page, '/imprint');
  await expect(words(page, 'Viertens')).toHaveCount(0);
  await show(page, { type: 'error', title: 'Fünftens' });
  await expect(words(page, 'Fünftens')).toBeVisible();
  await page.goBack();
  await expectScreen(page, '/my-units');
  await expect(words(page, 'Fünftens')).toHaveCount(0);
  // A document that is loaded anew would have none either.
  expect(loads()).toBe(0);
}

for (const language of languages) {
  test(`a message is 600 px wide at most, and any way to a page clears it (${language})`, async ({
    page,
    context,
  }) => {
    await chooseLanguage(context, language);
    await open(page);
    const title = 'Der Mietvertrag für Marina Walk Tower 2304 ist unterschrieben';
    await show(page, {
      type: 'action',
      title,
      message: 'Lies ihn in Ruhe. Er gilt ab dem 1. Dezember und verlängert sich nicht von selbst.',
      actionLabel: 'Mietvertrag öffnen',
    });
    await settle(page);
    const isAtTheTop = async (width: number) => {
      const place = await toast(page, title).boundingBox();
      const room = await page.evaluate(
        () => document.documentElement.getBoundingClientRect().width,
      );
      const expected = Math.min(600, room - 32);
      expect(place?.width, `at ${width} px`).toBe(expected);
      expect(place?.x).toBe((width - expected) / 2);
      expect(place?.y).toBeLessThan(72);
      await expect(closeOf(page, language)).toBeInViewport({ ratio: 1 });
    };
    await atEachWidth(page, isAtTheTop);
    await page.setViewportSize({ width: 320, height: 844 });
    await isAtTheTop(320);
    if (language === 'en') return;
    await page.clock.runFor(4_000);
    await page.setViewportSize({ width: 1280, height: 844 });
    await expectClearedByEveryWay(page);
  });
}
