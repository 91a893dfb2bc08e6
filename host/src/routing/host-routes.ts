import { loadWithRetries } from '@manzil/shared/runtime/retry';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { orReload } from '../federation/chunk-reload';
import ScreenError from '../screens/screen-error';
import { greet } from '../session/session';
import { start } from './guarded';
import { type HostChunk, hostScreens } from './host-screens';
import { LoadedPage } from './loaded-page';
import type { PageHandle } from './page-handle';

const load: Record<HostChunk, () => Promise<{ default: ComponentType }>> = {
  home: () => import(/* webpackChunkName: "home" */ '../screens/home.screen'),
  details: () => import(/* webpackChunkName: "details" */ '../screens/details.screen'),
  login: () => import(/* webpackChunkName: "login" */ '../screens/login.screen'),
  'forgot-password': () =>
    import(/* webpackChunkName: "forgot-password" */ '../screens/forgot-password.screen'),
  'reset-password': () =>
    import(/* webpackChunkName: "reset-password" */ '../screens/reset-password.screen'),
  legal: () => import(/* webpackChunkName: "legal" */ '../screens/legal.screen'),
  declaration: () => import(/* webpackChunkName: "declaration" */ '../screens/declaration.screen'),
};

const loadPage = (chunk: HostChunk, request: Request): Promise<ComponentType> =>
  loadWithRetries(load[chunk]).then(
    (page) => page.default,
    (error: unknown) => orReload('host', request, error),
  );

/** Of developers, where the sources are served. webpack leaves them out of a build, and with them what they load. */
const developersRoutes = (): RouteObject[] =>
  process.env.NODE_ENV === 'development'
    ? [
        {
          path: '/kit',
          handle: {
            layout: 'full',
            theme: 'light',
            title: { de: 'Kit', en: 'Kit' },
          } satisfies PageHandle,
          loader: () =>
            import(/* webpackChunkName: "kit" */ '../kit/kit.page').then((page) => page.default),
          Component: LoadedPage,
          ErrorBoundary: ScreenError,
        },
      ]
    : [];

export function hostRoutes(): RouteObject[] {
  const screens = hostScreens.map(
    ({ path, chunk, layout, theme, de, en }): RouteObject => ({
      path,
      handle: { layout, theme, title: { de, en } } satisfies PageHandle,
      loader: ({ request }) => {
        void greet();
        return loadPage(chunk, request);
      },
      Component: LoadedPage,
      ErrorBoundary: ScreenError,
    }),
  );
  return [{ index: true, loader: start }, ...screens, ...developersRoutes()];
}
