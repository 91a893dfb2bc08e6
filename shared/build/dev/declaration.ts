import type { PublishedPortal } from '../portal-json';

declare const __REMOTE__: PublishedPortal;

/** What the remote declares; written in by the dev server. */
export const declaration = __REMOTE__;

export const entryRoutes = declaration.routes.filter(({ path }) => !path.includes(':'));
