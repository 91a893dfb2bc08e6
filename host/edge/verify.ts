import type { HostManifest } from '@manzil/shared/build/host-manifest';
import { containerOf, PublishedPortal } from '@manzil/shared/build/portal-json';
import semver from 'semver';
import * as z from 'zod';
import { Refusal } from './refusal';

/** Of all files of a build together; ours have less than a fiftieth of it. */
const BUILD_BYTES = 50_000_000;

/** Parses a published `portal.json`. @throws Refusal */
export function readPortal(content: Buffer): PublishedPortal {
  try {
    return PublishedPortal.parse(JSON.parse(content.toString('utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : 'not JSON';
    throw new Refusal('unreadable', `portal.json: ${reason}`);
  }
}

type Listed = { name: string; areas: readonly string[] };

/** Names come from outside: one like "constructor" must not find what every object has. */
const lookUp = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function verifyName(portal: PublishedPortal, remote: Listed): void {
  if (portal.name !== remote.name) throw new Refusal('wrong_name', `publishes "${portal.name}"`);
  // The host takes the global of this name for the remote.
  const container = containerOf(portal);
  if (portal.container !== container)
    throw new Refusal('container', `defines ${portal.container} instead of ${container}`);
}

function verifyHost(portal: PublishedPortal, host: HostManifest): void {
  if (!semver.satisfies(host.hostApi, portal.hostApi)) {
    throw new Refusal('host_api', `wants host API ${portal.hostApi}, this is ${host.hostApi}`);
  }
  if (portal.federation !== host.federation) {
    throw new Refusal(
      'federation',
      `built with federation ${portal.federation}, the host runs ${host.federation}`,
    );
  }
  for (const [name, range] of Object.entries(portal.shared)) {
    const offered = lookUp(host.shared, name);
    if (!offered || !semver.satisfies(offered, range)) {
      throw new Refusal(
        'singletons',
        `wants ${name} ${range}, the host offers ${offered ?? 'none'}`,
      );
    }
  }
}

function verifyPaths({ routes, nav, search }: PublishedPortal, { areas }: Listed): void {
  // No other remote is within them: areas do not overlap (config.ts).
  const outside = ({ path }: { path: string }): boolean =>
    !areas.some((area) => path === area || path.startsWith(`${area}/`));
  const route = routes.find(outside);
  if (route) throw new Refusal('route_outside_area', `${route.path} is not in ${areas.join(', ')}`);
  const entry = nav.find(outside);
  if (entry) throw new Refusal('nav_outside_area', `${entry.path} is not in ${areas.join(', ')}`);
  const sought = search
    .flatMap(({ finds, actions }) => [finds?.at, finds?.all, ...actions.map(({ at }) => at)])
    .find((at) => at && outside({ path: at.replace(/\?.*/, '') }));
  if (sought) throw new Refusal('search_outside_area', `${sought} is not in ${areas.join(', ')}`);
}

function verifyFileList(portal: PublishedPortal): void {
  const named = [
    portal.entry,
    ...portal.expose,
    ...portal.texts.de,
    ...portal.texts.en,
    ...portal.routes.flatMap(({ files, texts }) => [...files, ...texts.de, ...texts.en]),
    ...portal.slots.flatMap((slot) => slot.files),
  ];
  const missing = named.find((file) => !lookUp(portal.files, file));
  if (missing) throw new Refusal('file_missing', `${missing} is not among the files`);
  const bytes = Object.values(portal.files).reduce((sum, file) => sum + file.bytes, 0);
  if (bytes > BUILD_BYTES)
    throw new Refusal('too_large', `${bytes} bytes, more than ${BUILD_BYTES}`);
}

/** Checks what a remote declares against the host and the paths the operator gave it. @throws Refusal */
export function verifyPortal(portal: PublishedPortal, remote: Listed, host: HostManifest): void {
  verifyName(portal, remote);
  verifyHost(portal, host);
  verifyPaths(portal, remote);
  verifyFileList(portal);
}
