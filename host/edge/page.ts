import type { HostManifest } from '@manzil/shared/build/host-manifest';
import type { Language } from '@manzil/shared/contract/values';
import { APP_SHELL } from '../src/boot/app-shell';
import type { RegistryRemote, RegistryRoute } from '../src/boot/boot-document';
import { hostScreens } from '../src/routing/host-screens';
import { unmatched, unmatchedTitle } from '../src/routing/unmatched';
import { registryOf } from './registry';
import { hostFiles, type Page, remotePage } from './remote-page';
import type { RemoteState } from './remotes';

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const parts = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (parts.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [i, part] of parts.entries()) {
    const value = given[i] ?? '';
    if (part.startsWith(':') && value !== '') params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

function hostPage(path: string, host: HostManifest): Page | undefined {
  const screen = hostScreens.find((candidate) => paramsOf(candidate.path, path));
  if (!screen) return undefined;
  const files = hostFiles(host, screen.chunk);
  const { de, en, layout, theme } = screen;
  return { found: true, title: { de, en }, layout, theme, skeleton: null, files, data: [] };
}

/** What every address starts with where there is no network: nothing of any page, and nobody's. */
const appShell: Page = {
  found: true,
  title: { de: 'Investorenportal', en: 'Investor portal' },
  layout: 'full',
  theme: 'light',
  skeleton: null,
  files: [],
  data: [],
};

const owned = (areas: readonly string[], path: string): boolean =>
  areas.some((area) => path === area || path.startsWith(`${area}/`));

/** The page of a path; of a guarded one the login without `signedIn`, which is only a hint and grants nothing. */
export function pageOf(
  path: string,
  states: readonly RemoteState[],
  host: HostManifest,
  language: Language,
  signedIn: boolean,
): Page {
  if (path === '/') {
    return {
      ...pageOf(signedIn ? '/dashboard' : '/home', states, host, language, signedIn),
      found: true,
    };
  }
  if (path === APP_SHELL) return appShell;
  const own = hostPage(path, host);
  if (own) return own;
  for (const state of states) {
    const routes = state.current?.routes ?? [];
    const index = routes.findIndex((candidate) => paramsOf(candidate.path, path));
    const published = routes[index];
    if (!published) continue;
    if (published.access !== 'public' && !signedIn)
      return pageOf('/login', states, host, language, false);
    const remote = registryOf([state]).remotes[0] as RegistryRemote;
    const route = remote.routes[index] as RegistryRoute;
    return remotePage(
      remote,
      route,
      published.skeleton,
      paramsOf(route.path, path) ?? {},
      host,
      language,
    );
  }
  const owner = states.find((state) => owned(state.areas, path));
  return {
    found: owner !== undefined,
    title: unmatchedTitle(owner?.current !== null),
    ...unmatched(path, owner !== undefined, signedIn),
    skeleton: null,
    files: [],
    data: [],
  };
}
