import { currentInvestor } from '@manzil/shared/runtime';
import type { RouteObject } from 'react-router';
import type { RegistryRemote } from '../boot/boot-document';
import { RemoteUnavailableError } from '../federation/load-remote';
import { remoteNamed } from '../federation/registry';
import ScreenError from '../screens/screen-error';
import { refuseClosed } from '../session/closed-area';
import { greet } from '../session/session';
import { guarded } from './guarded';
import { loadScreen } from './load-screen';
import { LoadedPage } from './loaded-page';
import type { PageHandle, UnmatchedHandle } from './page-handle';
import { unmatchedTitle } from './unmatched';

export function remoteRoutes(remote: RegistryRemote): RouteObject[] {
  return remote.routes.map(({ path, screen, access, layout, theme, title, under }) => ({
    path,
    handle: { layout, theme, title, under } satisfies PageHandle,
    loader: async (args) => {
      await guarded(access, args);
      if (access !== 'public') refuseClosed(new URL(args.request.url).pathname, currentInvestor());
      return loadScreen(remote.name, screen, args);
    },
    Component: LoadedPage,
    ErrorBoundary: ScreenError,
  }));
}

/** For paths that no route matches: the remote is missing, or the path is wrong. */
export function areaRoutes(remote: RegistryRemote): RouteObject[] {
  return remote.areas.map((area) => ({
    path: `${area}/*`,
    handle: {
      inArea: true,
      title: unmatchedTitle(remote.current !== null),
    } satisfies UnmatchedHandle,
    // Nothing here is private, and a guard that leads to a missing area would lead there for ever.
    loader: async () => {
      // Whether there is a sidebar depends on who the user is.
      if (!currentInvestor()) await greet();
      if (!remoteNamed(remote.name)?.current) throw new RemoteUnavailableError(remote.name);
      throw new Response(null, { status: 404 });
    },
    Component: LoadedPage,
    ErrorBoundary: ScreenError,
  }));
}
