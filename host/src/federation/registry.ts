import { matchPath } from 'react-router';
import type {
  FreshRegistry,
  Registry,
  RegistryRemote,
  RegistryRoute,
  RegistrySlot,
  RemoteBuild,
  SlotName,
} from '../boot/boot-document';
import { allowFiles } from '../boot/portal-policy';

export type RouteMatch = {
  remote: RegistryRemote;
  route: RegistryRoute;
  params: Readonly<Record<string, string | undefined>>;
};

const DEADLINE_MS = 8_000;

let remotes: readonly RegistryRemote[] = [];
const previousBuilds = new Map<string, RemoteBuild>();

export function openRegistry(registry: Registry): void {
  remotes = registry.remotes;
  for (const remote of remotes) if (remote.current) allowFiles(remote.current.files);
}

export const registeredRemotes = (): readonly RegistryRemote[] => remotes;

export const remoteNamed = (name: string): RegistryRemote | undefined =>
  remotes.find((remote) => remote.name === name);

/** Known only after `refreshRegistry`. */
export const previousBuild = (name: string): RemoteBuild | undefined => previousBuilds.get(name);

/**
 * Remotes this page has a build of keep it (an open page goes on with what it started with) unless `adopt` names them.
 * @throws TypeError when the edge cannot be reached, TimeoutError when it does not answer within 8 s
 */
export async function refreshRegistry(adopt?: string): Promise<void> {
  const signal = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch('/registry.json', { cache: 'no-store', signal });
  if (!response.ok) throw new TypeError(`registry.json: ${response.status}`);
  const fresh = (await response.json()) as FreshRegistry;
  remotes = fresh.remotes.map(({ previous, ...remote }) => {
    if (remote.current) allowFiles(remote.current.files);
    if (previous) {
      allowFiles(previous.files);
      previousBuilds.set(remote.name, previous);
    }
    const known = remoteNamed(remote.name);
    return known?.current && remote.name !== adopt ? known : remote;
  });
}

export function matchRoute(pathname: string): RouteMatch | undefined {
  for (const remote of remotes) {
    for (const route of remote.routes) {
      const match = matchPath(route.path, pathname);
      if (match) return { remote, route, params: match.params };
    }
  }
  return undefined;
}

/** The first in the operators' order. */
export function slotFilling(
  name: SlotName,
): { remote: RegistryRemote; filling: RegistrySlot } | undefined {
  for (const remote of remotes) {
    const filling = remote.slots.find(({ slot }) => slot === name);
    if (filling) return { remote, filling };
  }
  return undefined;
}
