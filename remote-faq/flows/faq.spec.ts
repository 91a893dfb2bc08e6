import { expectAbove } from '../../e2e/support/above';
import { violationsOf } from '../../e2e/support/accessibility';
import { settle } from '../../e2e/support/animations';
import { expect, type Page } from '../../e2e/support/flow';
import { chooseLanguage, languages } from '../../e2e/support/language';
import { expectScreen } from '../../e2e/support/screens';
import { test } from '../../e2e/support/signed-in';
import { topBar } from '../../e2e/support/top-bar';
import { atEachWidth, isPhone, WIDTHS } from '../../e2e/support/widths';

const words = {
  de: {
    topics: ['Immobilienkauf', 'Projektübergabe', 'Immobilienverwaltung', 'Vermietung'],
    allQuestions: 'Alle Fragen',
    title: 'Häufige Fragen',
    back: 'Zurück',
    showAll: 'Alle Fragen anzeigen',
    showAllShort: 'Alle Fragen',
    more: 'Hast du weitere Fragen?',
    contact: 'Kontaktiere uns',
    dialog: 'So erreichst du uns',
  },
  en: {
    topics: ['Buying property', 'Project handover', 'Property management', 'Letting'],
    allQuestions: 'All questions',
    title: 'Frequently asked questions',
    back: 'Back',
    showAll: 'Show all questions',
    showAllShort: 'All questions',
    more: 'Do you have more questions?',
    contact: 'Contact us',
    dialog: 'How to reach us',
  },
} as const;

/** Specification §9, in the order of the categories. */
const QUESTIONS = [10, 11, 10, 10] as const;

const heads = (page: Page) => page.getByRole('heading', { level: 2 }).getByRole('button');
const section = (page: Page, id: number) => page.locator(`#category-${id}`);
const questions = (page: Page, id: number) =>
  section(page, id).getByRole('heading', { level: 3 }).getByRole('button');

/** Smooth scrolling has come to its end. */
async function expectAtRest(page: Page): Promise<void> {
  let before = -1;
  await expect
    .poll(async () => {
      const last = before;
      before = await page.evaluate(() => window.scrollY);
      return before - last;
    })
    .toBe(0);
}

const withoutHyphens = (text: string): string => text.replaceAll('\u00ad', '');

for (const language of languages) {
  const say = words[language];
  test.describe(`in ${language}`, () => {
    test.beforeEach(({ context }) => chooseLanguage(context, language));

    test('four tiles lead to their category; all open, with one answer each at a time', async ({
      page,
    }) => {
      await page.goto('/home');
      const tiles = page.locator('a[href^="/faq?categoryId="]');
      // Who is reading a public page is known a moment later.
      await expect(tiles).toHaveCount(4);
      await atEachWidth(page, async () => {
        const found = await tiles.evaluateAll((links) =>
          links.map((link) => [link.textContent ?? '', link.getAttribute('href')]),
        );
        expect(found.map(([name, href]) => [withoutHyphens(name ?? ''), href])).toEqual(
          say.topics.map((topic, i) => [topic, `/faq?categoryId=${i + 1}`]),
        );
        const all = page.getByRole('link', { name: say.allQuestions }).first();
        await expect(all).toHaveAttribute('href', '/faq');
        await expect(all).toBeVisible();
      });
      await page.setViewportSize({ width: 390, height: 600 });
      await tiles.nth(3).click();
      await expect(page).toHaveURL('/faq?categoryId=4');
      await expect(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
      await expect(heads(page)).toHaveCount(4);
      const asked = heads(page).nth(3);
      await expect(asked).toHaveAttribute('aria-expanded', 'true');
      await expect(asked).toBeInViewport({ ratio: 1 });
      await expectAtRest(page);
      await expectAbove(topBar(page), asked);
      await asked.click();
      await expect(asked).toHaveAttribute('aria-expanded', 'false');
      const back = page.getByRole('main').getByRole('button', { name: say.back, exact: true });
      await atEachWidth(page, async (width) => {
        await expect(back).toBeVisible({ visible: !isPhone(width) });
        await expect(page.getByRole('heading', { name: say.more })).toBeVisible();
        const head = heads(page).first();
        await expect(head.locator('svg').first()).toBeVisible();
        const shown = isPhone(width) ? say.showAllShort : say.showAll;
        const showAll = page.getByRole('button', { name: shown, exact: true });
        await expect(showAll).toHaveCount(4);
        await section(page, 1).getByRole('button', { name: shown, exact: true }).click();
        await expect(head).toHaveAttribute('aria-expanded', 'true');
        await expect(head).toBeFocused();
        await expect(showAll).toHaveCount(3);
        await expect(questions(page, 1)).toHaveCount(QUESTIONS[0]);
        await head.click();
        await expect(head).toHaveAttribute('aria-expanded', 'false');
        await expect(questions(page, 1)).toHaveCount(0);
      });

      for (const [index, count] of QUESTIONS.entries()) {
        await heads(page).nth(index).click();
        await settle(page);
        await expect(questions(page, index + 1)).toHaveCount(count);
      }
      const [first, second] = [questions(page, 2).nth(0), questions(page, 2).nth(1)];
      await first.click();
      await expect(first).toHaveAttribute('aria-expanded', 'true');
      await questions(page, 3).first().click();
      await second.click();
      await expect(second).toHaveAttribute('aria-expanded', 'true');
      await expect(first).toHaveAttribute('aria-expanded', 'false');
      // The other category keeps its own.
      await expect(questions(page, 3).first()).toHaveAttribute('aria-expanded', 'true');
      expect(await violationsOf(page)).toEqual([]);
      await second.click();
      await expect(second).toHaveAttribute('aria-expanded', 'false');
    });

    test('the banner opens the ways to reach somebody', { tag: '@long' }, async ({ page }) => {
      await page.goto('/faq');
      const dialog = page.getByRole('dialog', { name: say.dialog });
      await atEachWidth(page, async () => {
        await page.getByRole('button', { name: say.contact }).click();
        await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      });
    });

    test('the category of the address opens and comes into view below the bar after 200 ms', {
      tag: '@long',
    }, async ({ page }) => {
      const scrolled = () => page.evaluate(() => window.scrollY);
      const head = heads(page).nth(3);
      await page.clock.install();
      await page.goto('/home');
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 600 });
        await expectScreen(page, '/home', language);
        await expect.poll(scrolled).toBe(0);
        await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
        // Without scrolling to the link, as a mouse would have to.
        await page
          .locator('a[href="/faq?categoryId=4"]')
          .evaluate((link) => (link as HTMLElement).click());
        await expect(head).toHaveAttribute('aria-expanded', 'true');
        await page.clock.runFor(199);
        expect(await scrolled(), `at ${width} px`).toBe(0);
        // Counted from when the page notices, a moment before or after the clock is moved.
        const afterMore = async () => {
          await page.clock.runFor(10);
          return scrolled();
        };
        await expect
          .poll(afterMore, { message: `at ${width} px`, intervals: [10] })
          .toBeGreaterThan(0);
        await expectAtRest(page);
        await expect(head).toBeInViewport({ ratio: 1 });
        await expectAbove(topBar(page), head);
        await page.clock.resume();
        await page.goBack();
      }
    });
  });
}

test('the arrow goes back one step in history', { tag: '@long' }, async ({ page }) => {
  await page.goto('/home');
  for (const width of WIDTHS.filter((px) => !isPhone(px))) {
    await page.setViewportSize({ width, height: 844 });
    await page.locator('a[href="/faq?categoryId=4"]').click();
    await expect(page).toHaveURL('/faq?categoryId=4');
    await page.getByRole('main').getByRole('button', { name: 'Zurück', exact: true }).click();
    await expect(page).toHaveURL('/home');
  }
});
