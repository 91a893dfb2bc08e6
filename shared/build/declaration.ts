import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod';
import { AuthoredPortal, type PublishedNav, type PublishedRoute } from './portal-json';
import { declaredScreensIn, screensIn } from './screen-folders';
import { ScreenJson } from './screen-json';

type DeclaredRoute = Omit<PublishedRoute, 'files' | 'lent' | 'texts'>;

export type Declaration = AuthoredPortal & {
  routes: DeclaredRoute[];
  nav: PublishedNav[];
};

/** The operators' list of remotes, where the build has it at hand. The edge holds every remote to the one it has. */
const remotesFile = join(import.meta.dirname, '../../host/remotes.json');

/** Where the paths of a remote have to begin; undefined where nobody says so. */
function areasOf(remote: string): string[] | undefined {
  if (!existsSync(remotesFile)) return undefined;
  const { remotes } = JSON.parse(readFileSync(remotesFile, 'utf8')) as {
    remotes: { name: string; areas: string[] }[];
  };
  return remotes.find(({ name }) => name === remote)?.areas;
}

function sentenceOf({ path, message }: z.core.$ZodIssue, given: unknown): string {
  const value = path.reduce<unknown>(
    (within, key) => (within as Record<PropertyKey, unknown> | undefined)?.[key],
    given,
  );
  const place = path.join('.');
  if (value === undefined) return `${place} is missing`;
  return place === '' ? message : `${place}: ${message}`;
}

function read<Schema extends z.ZodType>(dir: string, path: string, schema: Schema) {
  const file = `${basename(dir)}/${path}`;
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(join(dir, path), 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`);
  }
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new Error(`${file}: ${error.issues.map((issue) => sentenceOf(issue, given)).join('; ')}.`);
}

type Texts = Record<string, unknown>;

function textReader(dir: string, remote: string, screen: string) {
  const file = `${basename(dir)}/src/${screen}/screen.json`;
  const find = (key: string, language: string): string => {
    const [namespace, path = ''] = key.split(':');
    if (namespace !== remote && namespace !== `${remote}/${screen}`)
      throw new Error(`${file}: "${key}" is neither of ${remote} nor of ${remote}/${screen}.`);
    const texts = `${namespace === remote ? 'locales' : `src/${screen}/texts`}/${language}.json`;
    const text = path
      .split('.')
      .reduce<unknown>(
        (node, part) => (node as Texts | undefined)?.[part],
        JSON.parse(readFileSync(join(dir, texts), 'utf8')),
      );
    if (typeof text !== 'string')
      throw new Error(`${file}: "${key}" is not in ${basename(dir)}/${texts}.`);
    return text;
  };
  return (key: string) => ({ de: find(key, 'de'), en: find(key, 'en') });
}

function screenOf(
  dir: string,
  remote: string,
  screen: string,
): Pick<Declaration, 'routes' | 'nav'> {
  const { also, nav, ...first } = read(dir, `src/${screen}/screen.json`, ScreenJson);
  const text = textReader(dir, remote, screen);
  return {
    routes: [first, ...also].map((route) => {
      const { title, ...rest } = { ...first, ...route };
      return { ...rest, screen, title: text(title) };
    }),
    nav: nav ? [{ ...nav, path: first.path, label: text(nav.label), short: text(nav.short) }] : [],
  };
}

/** A folder is a screen by its code and by what it says; one without the other is an oversight. */
function assertWhole(dir: string): void {
  const declared = declaredScreensIn(dir);
  const coded = screensIn(dir);
  for (const screen of new Set([...declared, ...coded])) {
    const missing = declared.includes(screen) ? `${screen}.screen.ts` : 'screen.json';
    if (!(declared.includes(screen) && coded.includes(screen)))
      throw new Error(`${basename(dir)}/src/${screen}/${missing} is missing.`);
  }
}

/** Paths with other names for the same parameters are the same. */
const shapeOf = (path: string): string => path.replaceAll(/:[^/]+/g, ':');

/** What the order of routes is by. `/my-units/new` is before `/my-units/:unitId`, as the first that fits an address is shown. */
const placeOf = (path: string): string => path.replaceAll(':', '~');

function assertPaths(dir: string, remote: string, routes: readonly DeclaredRoute[]): void {
  const fileOf = ({ screen }: DeclaredRoute): string =>
    `${basename(dir)}/src/${screen}/screen.json`;
  const areas = areasOf(remote);
  const owners = new Map<string, DeclaredRoute>();
  for (const route of routes) {
    const { path } = route;
    const owner = owners.get(shapeOf(path));
    if (owner)
      throw new Error(`${fileOf(route)}: the path ${path} is in ${fileOf(owner)} already.`);
    owners.set(shapeOf(path), route);
    if (areas && !areas.some((area) => path === area || path.startsWith(`${area}/`)))
      throw new Error(
        `${fileOf(route)}: the path ${path} is in none of the areas that host/remotes.json gives to ${remote}: ${areas.join(', ')}.`,
      );
  }
}

/** @throws Error in one sentence that names the file, also for a path given twice or not the remote's */
export function declarationOf(dir: string): Declaration {
  const portal = read(dir, 'portal.json', AuthoredPortal);
  assertWhole(dir);
  const screens = declaredScreensIn(dir).map((screen) => screenOf(dir, portal.name, screen));
  const routes = screens.flatMap((screen) => screen.routes);
  assertPaths(dir, portal.name, routes);
  return {
    ...portal,
    routes: routes.sort((one, other) => (placeOf(one.path) < placeOf(other.path) ? -1 : 1)),
    nav: screens.flatMap((screen) => screen.nav).sort((one, other) => one.order - other.order),
  };
}
