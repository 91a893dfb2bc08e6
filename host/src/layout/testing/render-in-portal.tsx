import type { Investor } from '@manzil/shared/contract/session/session';
import {
  type PortalConfig,
  PortalContext,
  setInvestor,
  setPortalConfig,
} from '@manzil/shared/runtime';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router';
import de from '../../../locales/de.json';
import type { RegistryNav, RegistryRemote } from '../../boot/boot-document';
import { openRegistry } from '../../federation/registry';
import { startTexts } from '../../i18n';

export { anna } from '../../session/testing/investors';

const entry = (
  id: string,
  order: number,
  path: string,
  label: string,
  short: string,
): RegistryNav => ({
  id,
  order,
  icon: 'user',
  path,
  label: { de: label, en: label },
  short: { de: short, en: short },
  place: id === 'account' ? 'sidebar-small' : 'everywhere',
});

const remote = (name: string, nav: RegistryNav[]): RegistryRemote => ({
  name,
  areas: [],
  current: null,
  routes: [],
  nav,
  slots: [],
});

export const openHelp = jest.fn();
export const openConsent = jest.fn();
export const setLanguage = jest.fn();
export const signOut = jest.fn();

/** The portal as a signed-in or anonymous user finds it, in German, with the navigation of two remotes. */
export function preparePortal(
  investor: Investor | null = null,
  config: Partial<PortalConfig> = {},
): void {
  setPortalConfig({
    apiBase: 'http://api.test',
    release: '1.4.0',
    support: {
      email: 'hilfe@manzil.example',
      phone: '+971 4 555 01 80',
      whatsapp: '+971 50 555 01 80',
    },
    ...config,
  });
  startTexts('de', de);
  openRegistry({
    remotes: [
      remote('profile', [entry('account', 60, '/profile', 'Account', 'Account')]),
      remote('units', [
        entry('units', 20, '/my-units', 'Meine Einheiten', 'Einheiten'),
        entry('dashboard', 10, '/dashboard', 'Dashboard', 'Dashboard'),
      ]),
    ],
  });
  setInvestor(investor);
}

/** Renders inside the portal's context; `routes` are real routes, `path` is where the user stands. */
export function renderRoutes(routes: RouteObject[], path = '/') {
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <PortalContext value={{ language: 'de', setLanguage, openHelp, openConsent, signOut }}>
        <RouterProvider router={router} />
      </PortalContext>
    </QueryClientProvider>,
  );
  return router;
}

/** Renders one element at any path. */
export const renderInPortal = (element: ReactNode, path = '/') =>
  renderRoutes([{ path: '*', element }], path);
