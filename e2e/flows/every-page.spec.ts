import { faintInOtherTheme, violationsOf } from '../support/accessibility';
import { expect, type Page } from '../support/flow';
import type { InvestorName } from '../support/investors';
import { chooseLanguage, type Language, languages, shell } from '../support/language';
import { expectScreen, guardedScreens, openScreens } from '../support/screens';
import { test } from '../support/signed-in';
import { atEachWidth, isForAxe, isLarge, isPhone } from '../support/widths';

test.describe.configure({ mode: 'parallel' });

const NIGHT = 'rgb(10, 33, 38)';
const WHITE = 'rgb(255, 255, 255)';
const MISSING = '/gibt-es-nicht';
/** Nothing either, but below an area of a remote: these have a sidebar for investors. */
const missingInAreas = ['/articles', '/my-units/gibt/es/nicht', '/knowledge-hub/articles'];
const allMissing = [MISSING, ...missingInAreas];

/** Specification §2: pages without a sidebar, and whether the top header shows there. */
const fullPages: Readonly<Record<string, boolean>> = {
  '/home': false,
  '/details': false,
  '/articles/1': false,
  '/login': false,
  '/handover': false,
  '/forgot-password': true,
  '/reset-password': true,
  '/privacy-policy': true,
  '/terms-and-conditions': true,
  '/imprint': true,
  '/accessibility': true,
  '/cancellation': true,
  '/withdrawal': true,
  '/packages': true,
  '/onboarding': true,
  [MISSING]: true,
};

const isDark = (path: string): boolean =>
  path === '/dashboard' || /\/home|\/details|articles/.test(path);

/** What the law wants at hand, in the navigation that is called so. */
const atHand = {
  de: {
    legal: 'Rechtliches',
    wanted: [
      ...['Impressum', 'Datenschutz', 'Barrierefreiheit', 'Verträge hier kündigen'],
      ...['Vertrag widerrufen', 'Einwilligungen'],
    ],
  },
  en: {
    legal: 'Legal',
    wanted: [
      ...['Imprint', 'Privacy', 'Accessibility', 'Cancel contracts here'],
      ...['Withdraw from a contract', 'Your consent'],
    ],
  },
} as const;

const germanHeadings: Readonly<Record<string, string>> = openScreens;

type Frame = {
  /** Width of the column, in px; null where there is none. */
  sidebar: number | null;
  topHeader: boolean;
  menu: boolean;
  bottomBar: boolean;
  /** Below the content of a page with a sidebar. */
  contentBottom: string | null;
  /** What the law wants and cannot be seen. */
  outOfHand: readonly string[];
};

const frameOf = (page: Page, language: Language): Promise<Frame> =>
  page.evaluate(
    ({ main, quick, menu, legal, wanted }) => {
      const allShown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
      const shown = (selector: string) => allShown(selector)[0];
      const content = document.querySelector('main');
      const hasSidebar = document.querySelector('aside nav') !== null;
      const links = allShown(`nav[aria-label="${legal}"] :is(a, button)`);
      const legalNames = links.map(({ textContent }) => textContent);
      return {
        sidebar:
          shown(`nav[aria-label="${main}"]`)?.closest('aside')?.getBoundingClientRect().width ??
          null,
        topHeader: shown('header:not(main *, dialog *)') !== undefined,
        menu: shown(`button[aria-label="${menu}"]`) !== undefined,
        bottomBar: shown(`nav[aria-label="${quick}"]`) !== undefined,
        contentBottom: content && hasSidebar ? getComputedStyle(content).paddingBottom : null,
        outOfHand: wanted.filter((name) => !legalNames.includes(name)),
      };
    },
    { ...shell[language], ...atHand[language] },
  );

const bare = {
  sidebar: null,
  menu: false,
  bottomBar: false,
  contentBottom: null,
  outOfHand: [],
} as const;

function expectedFrame(path: string, width: number, isVisitor: boolean): Frame {
  const topHeader = isVisitor && missingInAreas.includes(path) ? true : fullPages[path];
  if (topHeader !== undefined) return { ...bare, topHeader };
  return {
    outOfHand: [],
    sidebar: isLarge(width) ? 250 : null,
    topHeader: true,
    menu: !isLarge(width),
    bottomBar: isPhone(width),
    contentBottom: isPhone(width) ? '80px' : '72px',
  };
}

async function expectPage(page: Page, path: string, language: Language): Promise<void> {
  const isMissing = allMissing.includes(path);
  if (language === 'de' && !isMissing && path !== '/onboarding') return expectScreen(page, path);
  await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
  const missing = page.getByRole('heading', { name: /^(Nicht gefunden|Not found)$/ });
  await expect(missing, path).toHaveCount(isMissing ? 1 : 0);
  await expect(page.getByText(/^(Fehlernummer|Error number)/), path).toHaveCount(0);
  // The title of an article may be a name in both languages.
  const german = path === '/articles/1' ? undefined : germanHeadings[path];
  if (german) await expect(page.getByRole('heading', { level: 1 }), path).not.toHaveText(german);
}

const readers: readonly [who: string, reader: InvestorName | null, paths: readonly string[]][] = [
  ['a visitor', null, [...Object.keys(openScreens), ...allMissing]],
  ['an investor', 'anna', Object.keys(guardedScreens)],
  [
    'an investor who reads what everybody may',
    'anna',
    ['/home', '/details', '/articles/1', '/imprint', '/cancellation', ...allMissing],
  ],
  ['an investor before onboarding is finished', 'jonas', ['/onboarding']],
];

for (const language of languages) {
  for (const [who, reader, paths] of readers) {
    test.describe(`to ${who} in ${language}`, () => {
      test.use({ reader, viewport: { width: 1280, height: 844 } });

      test(`every page shows its layout, its theme and what the law wants at hand at each width, accessible`, async ({
        page,
        context,
      }) => {
        test.setTimeout(600_000);
        await chooseLanguage(context, language);
        for (const path of paths) {
          await page.goto(path);
          await expectPage(page, path, language);
          const html = page.locator('html');
          await expect.soft(html, path).toHaveAttribute('lang', language);
          await expect.soft(html, path).toHaveCSS('background-color', isDark(path) ? NIGHT : WHITE);
          await atEachWidth(page, async (width) => {
            expect
              .soft(await frameOf(page, language), `${path} at ${width} px`)
              .toEqual(expectedFrame(path, width, reader === null));
            if (isForAxe(width))
              expect.soft(await violationsOf(page), `${path} at ${width} px`).toEqual([]);
          });
          expect.soft(await faintInOtherTheme(page), `${path} in the other theme`).toEqual([]);
        }
      });
    });
  }
}
