import { loadWithRetries } from './retry';

export type Sanitise = (html: string) => TrustedHTML | string;

let loading: Promise<Sanitise> | undefined;

const load = async (): Promise<Sanitise> =>
  (await import(/* webpackChunkName: "sanitiser" */ './sanitise')).sanitise;

/**
 * Loads the sanitiser for HTML from the API. It lives in the host because a page may create the Trusted Types
 * policy `dompurify` only once. Await it beside the data. A failed load is tried again on the next call.
 * @throws ChunkLoadError when it is lost, LateError when it does not come within 8 s
 */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= loadWithRetries(load).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
