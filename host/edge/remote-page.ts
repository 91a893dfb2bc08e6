import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { isLent, lentChunks } from '@manzil/shared/build/lent';
import type { PublishedRoute } from '@manzil/shared/build/portal-json';
import type { Language } from '@manzil/shared/contract/values';
import type {
  Layout,
  Localised,
  RegistryRemote,
  RegistryRoute,
  Theme,
} from '../src/boot/boot-document';
import { dataPaths } from '../src/routing/data-paths';

export type Skeleton = PublishedRoute['skeleton'];

/** What the document can say about a path before any script runs. */
export type Page = {
  found: boolean;
  title: Localised;
  layout: Layout;
  theme: Theme;
  skeleton: Skeleton | null;
  /** Path of the entry of the navigation that is lit, where the page's own does not begin with it. */
  under?: string | undefined;
  /** To be asked for at once; on the portal's origin. */
  files: readonly { href: string; integrity: string }[];
  /** API paths to ask for at once. */
  data: readonly string[];
};

export const hostFiles = (host: HostManifest, chunk: string): Page['files'] =>
  (host.screens[chunk] ?? []).map((file) => ({
    href: `/${file}`,
    integrity: host.files[file] ?? '',
  }));

/** Every guarded page asks for it. */
export const SESSION = '/auth/';

export function remotePage(
  remote: RegistryRemote,
  route: RegistryRoute,
  skeleton: Skeleton,
  params: Readonly<Record<string, string>>,
  host: HostManifest,
  language: Language,
): Page {
  const build = remote.current;
  const wanted = build
    ? [
        build.entry,
        ...build.expose,
        ...build.texts[language],
        ...route.files,
        ...route.texts[language],
      ]
    : [];
  const lent = (route.lent ?? []).filter(isLent).flatMap((key) => hostFiles(host, lentChunks[key]));
  const data = dataPaths(route.data, params, language);
  return {
    found: true,
    title: route.title,
    layout: route.layout,
    theme: route.theme,
    skeleton,
    under: route.under,
    files: [...wanted.map((href) => ({ href, integrity: build?.files[href] ?? '' })), ...lent],
    data: route.access === 'public' ? data : [SESSION, ...data],
  };
}
