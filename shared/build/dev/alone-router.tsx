import remote from 'virtual:portal';
import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  Link,
  type RouteObject,
  redirect,
  useLoaderData,
  useLocation,
  useRouteError,
} from 'react-router';
import { AloneShell } from './alone-shell';
import { currentLanguage, loadTexts } from './alone-texts';
import { declaration, entryRoutes } from './declaration';

const screens = declaration.routes.map(
  ({ path, screen, theme }): RouteObject => ({
    path,
    handle: theme,
    loader: async ({ params, request }) => {
      const load = remote.screens[screen];
      if (!load) throw new Error(`src has no screen "${screen}"`);
      const { default: shown } = await load();
      const search = new URL(request.url).searchParams;
      await Promise.all([
        loadTexts(`${declaration.name}/${screen}`, shown.texts),
        ...(shown.data?.({ params, search, language: currentLanguage() }) ?? []),
      ]);
      return shown.page;
    },
    Component: LoadedPage,
    ErrorBoundary: FailedPage,
  }),
);

export const aloneRouter = () =>
  createBrowserRouter([
    {
      Component: AloneShell,
      HydrateFallback: Nothing,
      children: [
        {
          index: true,
          loader: () => redirect((declaration.nav[0] ?? entryRoutes[0])?.path ?? '/none'),
          Component: Nothing,
        },
        ...screens,
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);

const Nothing = () => null;

function LoadedPage() {
  const Page = useLoaderData() as ComponentType;
  return <Page />;
}

function FailedPage() {
  const error = useRouteError();
  return <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>;
}

function Elsewhere() {
  const { pathname, search } = useLocation();
  return (
    <p>
      {`${pathname}${search} belongs to another part of the portal. `}
      <Link to="/">Back to the remote</Link>
    </p>
  );
}
