import { hostScreens } from '../../host/src/routing/host-screens';
import { chosen, isLong } from '../../shared/testing/ring';
import { faintInOtherTheme, violationsBesideColours, violationsOf } from '../support/accessibility';
import { expect, type Page } from '../support/flow';
import { goInside } from '../support/inside';
import type { InvestorName } from '../support/investors';
import { chooseLanguage, type Language, languages, shell } from '../support/language';
import { expectScreen, guardedScreens, isKnown, openScreens } from '../support/screens';
import { test } from '../support/signed-in';
import { untranslated } from '../support/untranslated';
import { atEachWidth, isForAxe, isLarge, isPhone, WIDTHS, type Width } from '../support/widths';

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
  '/knowledge-hub/articles/1': false,
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
const requiredLegalLinks = {
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
      ...['Withdraw from a contract', 'Consent settings'],
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
  missingLegalLinks: readonly string[];
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
        missingLegalLinks: wanted.filter((name) => !legalNames.includes(name)),
      };
    },
    { ...shell[language], ...requiredLegalLinks[language] },
  );

const bare = {
  sidebar: null,
  menu: false,
  bottomBar: false,
  contentBottom: null,
  missingLegalLinks: [],
} as const;

function expectedFrame(path: string, width: number, isVisitor: boolean): Frame {
  const topHeader = isVisitor && missingInAreas.includes(path) ? true : fullPages[path];
  if (topHeader !== undefined) return { ...bare, topHeader };
  return {
    missingLegalLinks: [],
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

type User = {
  who: string;
  user: InvestorName | null;
  paths: readonly string[];
  /** Others read them too: what differs is the frame, so the short ring looks at that alone, and in German. */
  again?: true;
};

const users: readonly User[] = [
  { who: 'a visitor', user: null, paths: [...Object.keys(openScreens), ...allMissing] },
  { who: 'an investor', user: 'anna', paths: Object.keys(guardedScreens) },
  {
    who: 'an investor who reads what everybody may',
    user: 'anna',
    paths: ['/home', '/details', '/articles/1', '/imprint', '/cancellation', ...allMissing],
    again: true,
  },
  { who: 'an investor before onboarding is finished', user: 'jonas', paths: ['/onboarding'] },
];

type Look = {
  language: Language;
  widths: readonly Width[];
  violationsAt: (page: Page, width: Width) => Promise<string[]>;
  inOtherTheme: boolean;
};

const nothing = async (): Promise<string[]> => [];

/** English once, on a phone, where longer words find the least room. */
const short: readonly Look[] = [
  {
    language: 'de',
    widths: WIDTHS,
    violationsAt: (page, width) => (isLarge(width) ? violationsOf(page) : nothing()),
    inOtherTheme: false,
  },
  {
    language: 'en',
    widths: [390],
    violationsAt: (page) => violationsBesideColours(page),
    inOtherTheme: false,
  },
];

const long = languages.map(
  (language): Look => ({
    language,
    widths: WIDTHS,
    violationsAt: (page, width) => (isForAxe(width) ? violationsOf(page) : nothing()),
    inOtherTheme: true,
  }),
);

/** As many as take some seconds. */
const PAGES_AT_A_TIME = 8;
const inGroups = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / PAGES_AT_A_TIME) }, (_, group) =>
    paths.slice(group * PAGES_AT_A_TIME, (group + 1) * PAGES_AT_A_TIME),
  );

/** Specification §2: screens whose content is open, and which have something to say all the same. */
const openContent = ['/financials', '/contracts', '/course', '/project/3', '/handover'];

async function expectContent(page: Page, path: string): Promise<void> {
  const said = (await page.getByRole('main').textContent()) ?? '';
  expect.soft(said, path).not.toMatch(/lorem|placeholder|platzhalter|coming soon|demnächst|todo/i);
  if (openContent.includes(path)) expect.soft(said.length, path).toBeGreaterThan(120);
}

/** The pages of the shell have titles that depend on nothing. */
async function expectTitle(page: Page, path: string, language: Language): Promise<void> {
  const screen = hostScreens.find((one) => one.path === path);
  if (screen) await expect.soft(page, path).toHaveTitle(`${screen[language]} – Manzil`);
}

/** In the long ring each page has a document of its own, else the first and those that an edge answers with 404. */
const hasOwnDocument = (path: string, index: number): boolean =>
  isLong || index === 0 || allMissing.includes(path);

const linksOf = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="/"]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );

for (const { language, widths, violationsAt, inOtherTheme } of chosen(short, long)) {
  for (const { who, user, paths: all, again } of users) {
    const lookAgain = again && !isLong ? nothing : violationsAt;
    test.describe(
      `to ${who} in ${language}`,
      again && language === 'en' ? { tag: '@long' } : {},
      () => {
        test.use({ user, viewport: { width: widths[0] ?? 1280, height: 844 } });

        for (const paths of inGroups(all)) {
          test(`each page shows its layout, its theme and what the law wants at hand, in its language, accessible: ${paths.join(' ')}`, async ({
            page,
            context,
          }) => {
            test.setTimeout(180_000);
            await chooseLanguage(context, language);
            for (const [index, path] of paths.entries()) {
              await (hasOwnDocument(path, index) ? page.goto(path) : goInside(page, path));
              await expectPage(page, path, language);
              await expectTitle(page, path, language);
              const html = page.locator('html');
              await expect.soft(html, path).toHaveAttribute('lang', language);
              await expect
                .soft(html, path)
                .toHaveCSS('background-color', isDark(path) ? NIGHT : WHITE);
              await atEachWidth(
                page,
                async (width) => {
                  expect
                    .soft(await frameOf(page, language), `${path} at ${width} px`)
                    .toEqual(expectedFrame(path, width, user === null));
                  expect.soft(await lookAgain(page, width), `${path} at ${width} px`).toEqual([]);
                },
                widths,
              );
              const astray = (await linksOf(page)).filter((link) => !isKnown(link));
              expect.soft(astray, `links of ${path} that lead nowhere`).toEqual([]);
              await expectContent(page, path);
              if (language === 'en')
                expect.soft(await untranslated(page), `${path} in English`).toEqual([]);
              if (inOtherTheme)
                expect
                  .soft(await faintInOtherTheme(page), `${path} in the other theme`)
                  .toEqual([]);
            }
          });
        }
      },
    );
  }
}
