import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { stableId } from '../../api/src/seed/demo/stable-id';
import { built, packageDir } from '../../scripts/packages';
import { declarationOf } from '../../shared/build/declaration';
import { englishHeadings, type Headings } from './english-headings';
import type { Language } from './language';

const articles = JSON.parse(
  readFileSync(join(packageDir('api'), 'content/articles.json'), 'utf8'),
) as { id: number; title: { de: string } }[];

/** Each article below `path`, with its title. */
const articlesAt = (path: string): Headings =>
  Object.fromEntries(articles.map(({ id, title }) => [`${path}/${id}`, title.de]));

/** Paths that anybody may read, and what their heading says in German. */
export const openScreens = {
  '/home': 'Deine Immobilie in den Emiraten. Geschoss für Geschoss im Blick.',
  '/details': 'Was wir tun. Und was nicht.',
  '/articles/1': 'Was beim Title Deed schiefgehen kann, und wie du es früh merkst',
  '/login': 'Willkommen zurück',
  '/forgot-password': 'Passwort vergessen',
  '/reset-password': 'Neues Passwort',
  '/privacy-policy': 'Datenschutz',
  '/terms-and-conditions': 'Allgemeine Geschäftsbedingungen',
  '/imprint': 'Impressum',
  '/accessibility': 'Barrierefreiheit',
  '/cancellation': 'Verträge hier kündigen',
  '/withdrawal': 'Vertrag widerrufen',
} as const satisfies Headings;

/** Screens of the remotes for investors, without those of one thing. Most are headed by their title. */
const titledScreens: Headings = Object.fromEntries(
  built
    .filter((name) => name.startsWith('remote-'))
    .flatMap((name) => declarationOf(packageDir(name)).routes)
    .filter(({ access, path }) => access === 'investor' && !path.includes(':'))
    .map(({ path, title }) => [path, title.de]),
);

const CREEK = stableId('unit:creek-lantern-1806');

/** Paths that need a session and a finished onboarding, and what their heading says to Anna in German. */
export const guardedScreens: Headings = {
  ...titledScreens,
  '/dashboard': /^(Guten (Morgen|Tag|Abend)|Hallo), Anna\.$/,
  '/profile': 'Anna Becker',
  '/profile/edit-bank-details': 'Bankverbindung ändern',
  '/profile/edit-address': 'Anschrift ändern',
  '/my-units': 'Vier Einheiten',
  [`/my-units/${stableId('unit:marina-walk-tower-2304')}`]: 'Marina Walk Tower 2304',
  [`/my-units/${CREEK}/instalments/5`]: 'Rate 5 von 9',
  [`/contracts/${stableId(`acquisition:${CREEK}`)}`]: 'Kaufvertrag Creek Lantern 1806',
  '/course/1': 'Was beim Title Deed schiefgehen kann, und wie du es früh merkst',
  '/knowledge-hub/articles/1': 'Was beim Title Deed schiefgehen kann, und wie du es früh merkst',
  '/financials': /^[\d.]+,\d\d AED netto$/,
  '/financials/tax': /^[−\d.]+,\d\d (AED|€) Überschuss \d{4}, vor Abschreibung$/,
  '/project': 'Creek Lantern',
  '/project/3': 'Creek Lantern',
};

/** Further paths that links lead Anna to. */
export const linkedScreens: Headings = {
  [`/my-units/${CREEK}`]: 'Creek Lantern 1806',
  [`/my-units/${stableId('unit:yas-canal-house-705')}`]: 'Yas Canal House 705',
  [`/my-units/${stableId('unit:safa-terrace-412')}`]: 'Safa Terrace 412',
  '/project/4': 'Yas Canal House',
  ...articlesAt('/articles'),
  ...articlesAt('/knowledge-hub/articles'),
  ...articlesAt('/course'),
};

const headings: Headings = { ...linkedScreens, ...openScreens, ...guardedScreens };

const kindOf = (path: string): string =>
  path.replace(/\/(\d+|[0-9a-f]{8}-[0-9a-f-]{27})(?=\/|$)/g, '/:id');
/** Whose ids are drawn when the demo is made. */
const drawnKinds = ['/financials/statements/:id', '/financials/payouts/:id', '/contracts/:id'];
const kinds = new Set(['/', '/onboarding', ...drawnKinds, ...Object.keys(headings).map(kindOf)]);

/** Whether a page of this kind is there, whatever number its thing has. */
export const isKnown = (path: string): boolean => kinds.has(kindOf(path));

/** Whether the heading of this very page is known here. */
export const hasHeading = (path: string): boolean => headings[path] !== undefined;

/** Expects the screen of this path: its address and its own heading, which no page about a failure has. */
export async function expectScreen(
  page: Page,
  path: string,
  language: Language = 'de',
): Promise<void> {
  const heading = (language === 'de' ? headings : englishHeadings)[path];
  if (heading === undefined)
    throw new Error(`${path} has no heading in e2e/support/screens.ts (${language})`);
  await expect(
    page.getByRole('heading', { level: 1, name: heading, exact: true }),
    path,
  ).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(path);
}
