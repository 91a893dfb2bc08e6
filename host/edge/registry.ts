import type { PublishedPortal } from '@manzil/shared/build/portal-json';
import type {
  FreshRegistry,
  Registry,
  RegistryRemote,
  RemoteBuild,
} from '../src/boot/boot-document';
import type { RemoteState } from './remotes';
import { buildId } from './store';

const rooted = (portal: PublishedPortal): ((file: string) => string) => {
  const base = `/remotes/${portal.name}/${buildId(portal)}/`;
  return (file) => base + file;
};

const textsAt = (
  { de, en }: PublishedPortal['texts'],
  at: (file: string) => string,
): RemoteBuild['texts'] => ({ de: de.map(at), en: en.map(at) });

function remoteBuild(portal: PublishedPortal): RemoteBuild {
  const at = rooted(portal);
  return {
    version: portal.version,
    build: portal.build,
    container: portal.container,
    entry: at(portal.entry),
    expose: portal.expose.map(at),
    texts: textsAt(portal.texts, at),
    files: Object.fromEntries(
      Object.entries(portal.files)
        .filter(([file]) => /\.(js|css)$/.test(file))
        .map(([file, { integrity }]) => [at(file), integrity]),
    ),
  };
}

function registryRemote({ name, areas, current }: RemoteState): RegistryRemote {
  if (!current) return { name, areas, current: null, routes: [], nav: [], slots: [] };
  const at = rooted(current);
  return {
    name,
    areas,
    current: remoteBuild(current),
    routes: current.routes.map(({ skeleton, lent, ...route }) => ({
      ...route,
      // Most screens have no form, and every document lists all screens.
      ...(lent.length > 0 && { lent }),
      files: route.files.map(at),
      texts: textsAt(route.texts, at),
    })),
    nav: current.nav,
    slots: current.slots.map((slot) => ({ ...slot, files: slot.files.map(at) })),
  };
}

/** What a page needs of the remotes in service, to be written into the document. */
export const registryOf = (states: readonly RemoteState[]): Registry => ({
  remotes: states.map(registryRemote),
});

/** The same for an open page that has lost a remote: with the build before the current one. */
export const freshRegistryOf = (states: readonly RemoteState[]): FreshRegistry => ({
  remotes: states.map((state) => ({
    ...registryRemote(state),
    search: state.current?.search ?? [],
    previous: state.previous ? remoteBuild(state.previous) : null,
  })),
});
