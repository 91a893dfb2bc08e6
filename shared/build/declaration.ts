import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { assertParts, assertWhole } from './complete-folders';
import { AuthoredPortal, type PublishedNav, type PublishedRoute } from './portal-json';
import { readAuthored } from './read-authored';
import { declaredScreensIn } from './screen-folders';
import { ScreenJson } from './screen-json';
import { textReader } from './screen-texts';
import type { SearchJson } from './search-json';

type DeclaredRoute = Omit<PublishedRoute, 'files' | 'lent' | 'texts'>;

export type Declaration = AuthoredPortal & {
  routes: DeclaredRoute[];
  nav: PublishedNav[];
  search: SearchJson[];
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

function screenOf(
  dir: string,
  remote: string,
  screen: string,
): Pick<Declaration, 'routes' | 'nav' | 'search'> {
  const { also, nav, search, ...first } = readAuthored(
    dir,
    `src/${screen}/screen.json`,
    ScreenJson,
  );
  const text = textReader(dir, remote, screen);
  return {
    routes: [first, ...also].map((route) => {
      const { title, ...rest } = { ...first, ...route };
      return { ...rest, screen, title: text(title) };
    }),
    nav: nav ? [{ ...nav, path: first.path, label: text(nav.label), short: text(nav.short) }] : [],
    search: search ? [search] : [],
  };
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
  const portal = readAuthored(dir, 'portal.json', AuthoredPortal);
  assertWhole(dir);
  assertParts(dir, portal.slots);
  const screens = declaredScreensIn(dir).map((screen) => screenOf(dir, portal.name, screen));
  const routes = screens.flatMap((screen) => screen.routes);
  assertPaths(dir, portal.name, routes);
  return {
    ...portal,
    routes: routes.sort((one, other) => (placeOf(one.path) < placeOf(other.path) ? -1 : 1)),
    nav: screens.flatMap((screen) => screen.nav).sort((one, other) => one.order - other.order),
    search: screens.flatMap((screen) => screen.search),
  };
}
