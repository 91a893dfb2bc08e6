import { createBrowserRouter, type RouteObject } from 'react-router';
import { refreshRegistry, registeredRemotes, remoteNamed } from '../federation/registry';
import { NotFoundMessage } from '../screens/errors/not-found-message';
import RouteError from '../screens/route-error';
import { greet } from '../session/session';
import { hostRoutes } from './host-routes';
import type { UnmatchedHandle } from './page-handle';
import type { PortalRouter } from './portal-router';
import { areaRoutes, remoteRoutes } from './remote-routes';
import { Root } from './root';
import { unmatchedTitle } from './unmatched';

const ROOT = 'root';

const notFound: RouteObject = {
  path: '*',
  handle: {
    inArea: false,
    title: unmatchedTitle(true),
  } satisfies UnmatchedHandle,
  loader: () => {
    void greet();
    return null;
  },
  Component: NotFoundMessage,
};

const ownsPath = (areas: readonly string[], path: string): boolean =>
  areas.some((area) => path === area || path.startsWith(`${area}/`));

/** A remote that was missing when the page was opened joins when it is asked for. */
export function createPortalRouter(): PortalRouter {
  const remotes = registeredRemotes();
  return createBrowserRouter(
    [
      {
        id: ROOT,
        Component: Root,
        ErrorBoundary: RouteError,
        HydrateFallback: () => null,
        children: [
          ...hostRoutes(),
          ...remotes.flatMap(remoteRoutes),
          ...remotes.flatMap(areaRoutes),
          notFound,
        ],
      },
    ],
    {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        const missing = registeredRemotes().find(
          (remote) => !remote.current && ownsPath(remote.areas, path),
        );
        if (!missing) return;
        // A failure here leaves the area's own route to say that the remote is missing.
        await refreshRegistry().catch(() => undefined);
        const found = remoteNamed(missing.name);
        if (found?.current) patch(ROOT, remoteRoutes(found));
      },
    },
  );
}
