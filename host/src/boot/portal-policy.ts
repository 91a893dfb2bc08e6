import { WORKER } from './app-shell';

/** Global that webpack's runtime of host and remotes loads scripts and styles through. */
export type PortalGlobal = {
  /** @throws TypeError for a file that the registry does not list */
  integrity: (url: string) => string;
  /** The URL to load from: the same for the first attempt, a new one for each retry. @throws TypeError */
  url: (url: string) => TrustedScriptURL | string;
};

declare global {
  interface Window {
    readonly __portal: PortalGlobal;
  }
}

const files = new Map<string, string>();
const attempts = new Map<string, number>();

function pathOf(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  if (origin !== location.origin || !files.has(pathname)) {
    throw new TypeError(`portal: not in the registry: ${url}`);
  }
  return pathname;
}

/** Adds files that may be loaded. A path keeps the first hash it was given. */
export function allowFiles(entries: Readonly<Record<string, string>>): void {
  for (const [path, integrity] of Object.entries(entries)) {
    if (!files.has(path)) files.set(path, integrity);
  }
}

/**
 * The page's only policy for script URLs. It mints URLs of listed files and of the service worker, and nothing else,
 * so the global may be public. Browsers join a request that still hangs: a retry needs a URL of its own.
 */
export function installPortalPolicy(): PortalGlobal {
  const createScriptURL = (url: string): string => {
    // Browsers revalidate the worker's own script; it has no hash that a page could know.
    if (url === WORKER) return url;
    const path = pathOf(url);
    const attempt = attempts.get(path) ?? 0;
    attempts.set(path, attempt + 1);
    return attempt === 0 ? path : `${path}?r=${attempt}`;
  };
  const policy = window.trustedTypes?.createPolicy('portal', { createScriptURL });
  const portal: PortalGlobal = Object.freeze({
    integrity: (url: string) => files.get(pathOf(url)) as string,
    url: (url: string) => policy?.createScriptURL(url) ?? createScriptURL(url),
  });
  Object.defineProperty(window, '__portal', { value: portal });
  return portal;
}
