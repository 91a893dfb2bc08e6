import { matchPath } from 'react-router';
import { registeredRemotes, remoteNamed } from '../federation/registry';

/** Code of a remote is at `/remotes/<name>/<version>-<build>/`. */
const REMOTE_CODE = /\/remotes\/([^/]+)\/([^/]+)-([^/-]+)\//;

export type Origin = { name: string; version: string };

const current = (name: string): Origin => ({
  name,
  version: remoteNamed(name)?.current?.version ?? 'none',
});

/** @param files of the stack's frames, the innermost last; it is the innermost in a remote that counts */
export function remoteOfStack(files: readonly (string | undefined)[]): Origin | undefined {
  for (const file of files.toReversed()) {
    const [, name, version] = REMOTE_CODE.exec(file ?? '') ?? [];
    if (name && version) return { name, version };
  }
  return undefined;
}

/** @param route as `routeOf` gives it */
export function remoteOfRoute(route: string): Origin | undefined {
  const owner = registeredRemotes().find(({ routes }) => routes.some(({ path }) => path === route));
  return owner && current(owner.name);
}

export const remoteByName = current;

/** The path itself where it is no remote's. No ids: they name somebody's things. */
export function routeOf(path: string): string {
  const routes = registeredRemotes().flatMap((remote) => remote.routes);
  return routes.find((route) => matchPath(route.path, path))?.path ?? path;
}
