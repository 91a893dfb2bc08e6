import { expect, type Page } from '../support/flow';
import type { InvestorName } from '../support/investors';
import { expectPageShown } from '../support/page-shown';
import { misplacedText, smallTargets } from '../support/rectangles';
import { guardedScreens, linkedScreens, openScreens } from '../support/screens';
import { test } from '../support/signed-in';
import { beyondTheWindow } from '../support/widths';

/** Of the browser's setting, in px: 16 is 100 %. */
const SIZES = [16, 24, 32];
const WIDTHS = [390, 1280];
const ANYTHING = 'a, button, input:not([type=hidden]), select, textarea, summary, [role=option]';
/** What a thumb presses: not the links of a sentence or of a foot. */
const FOR_THUMBS = 'main button, nav a, header button, select, summary, input:not([type=hidden])';

/** Whose screens are looked at: those of a large portfolio are others at the same address. */
const READERS: [InvestorName | null, string[]][] = [
  [null, Object.keys(openScreens)],
  ['anna', Object.keys({ ...guardedScreens, ...linkedScreens })],
  ['max', ['/dashboard', '/my-units', '/my-units?view=cards', '/financials', '/contracts']],
  ['lena', ['/dashboard', '/my-units', '/handover', '/profile', '/project']],
  ['jonas', ['/onboarding']],
];

/** Lists of things whose ids are drawn when the demo is made: the first of each is looked at. */
const LISTS = ['/financials/statements', '/financials/payouts', '/contracts'];

/** What is unfolded or opened on a page. */
const OPENED: [string, InvestorName, string, (page: Page) => Promise<void>][] = [
  ['the palette', 'anna', '/dashboard', searchFor('marina')],
  ['the choice of columns', 'max', '/my-units', press('Spalten')],
  ['all decisions', 'max', '/dashboard', press(/^Alle \d+ anzeigen$/)],
];

function searchFor(words: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Suchen' }).filter({ visible: true }).click();
    await page.getByRole('dialog').getByRole('combobox').fill(words);
    await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  };
}

function press(name: string | RegExp) {
  return (page: Page): Promise<void> => page.getByRole('button', { name }).first().click();
}

/** As the setting of the browser does, which breakpoints in em go by too. */
async function setTextSize(page: Page, px: number): Promise<void> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
}

/** Two frames: what measures itself has done so. */
const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Each size of text at each width. */
async function expectInPlace(page: Page): Promise<void> {
  const wrong: string[] = [];
  for (const size of SIZES) {
    await setTextSize(page, size);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      await settled(page);
      wrong.push(...(await wrongIn(page, width)).map((what) => `${size}/${width}: ${what}`));
    }
  }
  expect(wrong).toEqual([]);
}

async function wrongIn(page: Page, width: number): Promise<string[]> {
  const beyond = await beyondTheWindow(page);
  return [
    ...(beyond > 0 ? [`${beyond} px beyond the window`] : []),
    ...(await misplacedText(page)),
    ...(await smallTargets(page, 24, ANYTHING)),
    ...(width === 390 ? await smallTargets(page, 44, FOR_THUMBS) : []),
  ];
}

test.describe('in large text', { tag: '@long' }, () => {
  test.describe.configure({ timeout: 180_000 });

  for (const [user, paths] of READERS)
    test.describe(user ?? 'a visitor', () => {
      test.use({ user });
      for (const path of paths)
        test(`${path} keeps its amounts whole and everything in the window`, async ({ page }) => {
          await page.goto(path);
          await expectPageShown(page);
          await expectInPlace(page);
        });
    });

  for (const list of LISTS)
    test(`one of ${list} keeps its amounts whole and everything in the window`, async ({
      page,
    }) => {
      await page.goto(list);
      await expectPageShown(page);
      const heading = page.locator('#content').getByRole('heading', { level: 1 });
      const ofList = (await heading.textContent()) ?? '';
      await page.locator(`main a[href*="${list}/"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${list}/[0-9a-f-]{36}`));
      // The list stands there until what it leads to has come.
      await expect(heading).not.toHaveText(ofList);
      await expectPageShown(page);
      await expectInPlace(page);
    });

  for (const [what, user, path, open] of OPENED)
    test.describe(what, () => {
      test.use({ user });
      test('keeps its amounts whole and everything in the window', async ({ page }) => {
        await page.goto(path);
        await expectPageShown(page);
        await open(page);
        await expectInPlace(page);
      });
    });

  test('in a low window the bars scroll away with the page', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.goto('/my-units');
    await expectPageShown(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(page.locator('header').first()).not.toBeInViewport();
  });
});
