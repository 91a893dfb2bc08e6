import { matchPath } from 'react-router';
import { registeredRemotes, remoteNamed } from '../federation/registry';

/** Code of a remote is at `/remotes/<name>/<version>-<build>/`. */
const REMOTE_CODE = /\/remotes\/([^/]+)\/([^/]+)-([^/-]+)\//;

export type Origin = { name: string; version: string };

const current = (name: string): Origin => ({
  name,
  version: remoteNamed(name)?.current?.version ?? 'none',
});

/**
 * The remote whose code an error comes from: the innermost frame that is in the container of one.
 * @param files of the frames of the stack, the innermost last
 */
export function remoteOfStack(files: readonly (string | undefined)[]): Origin | undefined {
  for (const file of files.toReversed()) {
    const [, name, version] = REMOTE_CODE.exec(file ?? '') ?? [];
    if (name && version) return { name, version };
  }
  return undefined;
}

/** The remote that a screen belongs to. @param route pattern of its path, as `routeOf` gives it */
export function remoteOfRoute(route: string): Origin | undefined {
  const owner = registeredRemotes().find(({ routes }) => routes.some(({ path }) => path === route));
  return owner && current(owner.name);
}

export const remoteByName = current;

/** The pattern of the route that shows a path, the path itself where it is no remote's: ids name somebody's things. */
export function routeOf(path: string): string {
  const routes = registeredRemotes().flatMap((remote) => remote.routes);
  return routes.find((route) => matchPath(route.path, path))?.path ?? path;
}
