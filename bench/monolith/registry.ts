import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { PublishedPortal } from '@manzil/shared/build/portal-json';
import { readConfig } from '../../host/edge/config';
import { registryOf } from '../../host/edge/registry';
import type { RemoteState } from '../../host/edge/remotes';
import type { Registry, RegistryRemote } from '../../host/src/boot/boot-document';
import { packageDir } from '../../scripts/packages';

/** The published remotes as the edge would have them in service: their routes, navigation and texts. */
export const publishedStates = (): RemoteState[] =>
  readConfig({}, packageDir('host')).remotes.map((remote) => ({
    ...remote,
    current: PublishedPortal.parse(
      JSON.parse(readFileSync(join(remote.source, 'portal.json'), 'utf8')),
    ),
    previous: null,
    refusal: null,
  }));

/**
 * The registry with the monolith's own files in place of those of the remotes' builds.
 * @param hinted whether it says which files and data a route needs; otherwise it is only what the app runs on
 */
export function monolithRegistry(
  states: readonly RemoteState[],
  { screens }: HostManifest,
  hinted: boolean,
): Registry {
  const filesOf = (chunk: string): string[] =>
    hinted ? (screens[chunk] ?? []).map((file) => `/${file}`) : [];
  const ofMonolith = ({ current, routes, ...remote }: RegistryRemote): RegistryRemote => ({
    ...remote,
    current: current && {
      version: current.version,
      build: current.build,
      container: '',
      entry: '',
      expose: filesOf(`portal-${remote.name}`),
      texts: {
        de: filesOf(`${remote.name}-texts-de`),
        en: filesOf(`${remote.name}-texts-en`),
      },
      files: {},
    },
    routes: routes.map((route) => ({
      ...route,
      data: hinted ? route.data : [],
      files: filesOf(`${remote.name}-${route.screen}`),
      texts: {
        de: filesOf(`${remote.name}-${route.screen}-de`),
        en: filesOf(`${remote.name}-${route.screen}-en`),
      },
    })),
  });
  return { remotes: registryOf(states).remotes.map(ofMonolith) };
}
