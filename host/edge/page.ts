import type { HostManifest } from '@manzil/shared/build/host-manifest';
import type { PublishedRoute } from '@manzil/shared/build/portal-json';
import type { Language } from '@manzil/shared/contract/values';
import type {
  Layout,
  Localised,
  RegistryRemote,
  RegistryRoute,
  Theme,
} from '../src/boot/boot-document';
import { hostScreens } from '../src/routing/host-screens';
import { registryOf } from './registry';
import type { RemoteState } from './remotes';

export type Skeleton = PublishedRoute['skeleton'];

/** What the document can say about a path before any script runs. */
export type Page = {
  found: boolean;
  title: Localised;
  layout: Layout;
  theme: Theme;
  skeleton: Skeleton | null;
  /** Files to ask for at once, on the portal's origin, with their integrity. */
  files: readonly { href: string; integrity: string }[];
  /** API paths to ask for at once. */
  data: readonly string[];
};

const matches = (pattern: string, path: string): boolean => {
  const parts = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  return (
    parts.length === given.length &&
    parts.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  );
};

function hostPage(path: string, host: HostManifest): Page | undefined {
  const screen = hostScreens.find((candidate) => matches(candidate.path, path));
  if (!screen) return undefined;
  const files = (host.screens[screen.chunk] ?? []).map((file) => ({
    href: `/${file}`,
    integrity: host.files[file] ?? '',
  }));
  const { de, en, layout, theme } = screen;
  return { found: true, title: { de, en }, layout, theme, skeleton: null, files, data: [] };
}

function remotePage(
  remote: RegistryRemote,
  route: RegistryRoute,
  skeleton: Skeleton,
  language: Language,
): Page {
  const build = remote.current;
  const wanted = build
    ? [build.entry, ...build.expose, ...build.texts[language], ...route.files]
    : [];
  const data = route.data.map((path) => path.replace('{language}', language));
  return {
    found: true,
    title: route.title,
    layout: route.layout,
    theme: route.theme,
    skeleton,
    files: wanted.map((href) => ({ href, integrity: build?.files[href] ?? '' })),
    data: route.access === 'public' ? data : ['/auth/', ...data],
  };
}

const owned = (areas: readonly string[], path: string): boolean =>
  areas.some((area) => path === area || path.startsWith(`${area}/`));

/**
 * The page that a path will show. A visitor (no sign-in hint) of a guarded page is prepared for the login.
 * @param signedIn whether this device says that an investor is signed in; only a hint, it grants nothing
 */
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
  const own = hostPage(path, host);
  if (own) return own;
  for (const state of states) {
    const index =
      state.current?.routes.findIndex((candidate) => matches(candidate.path, path)) ?? -1;
    const published = state.current?.routes[index];
    if (!published) continue;
    if (published.access !== 'public' && !signedIn)
      return pageOf('/login', states, host, language, false);
    const remote = registryOf([state]).remotes[0] as RegistryRemote;
    return remotePage(remote, remote.routes[index] as RegistryRoute, published.skeleton, language);
  }
  const area = states.some((state) => owned(state.areas, path));
  return {
    found: area,
    title: { de: 'Manzil', en: 'Manzil' },
    layout: area ? 'page' : 'full',
    theme: 'light',
    skeleton: null,
    files: [],
    data: [],
  };
}
