import type { createBrowserRouter } from 'react-router';

export type PortalRouter = ReturnType<typeof createBrowserRouter>;

let router: PortalRouter;

export function keepRouter(made: PortalRouter): PortalRouter {
  router = made;
  return made;
}

/** That of this page: what is loaded later cannot import what made it, which leads back to it. */
export const portalRouter = (): PortalRouter => router;
