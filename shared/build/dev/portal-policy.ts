import type * as production from '../../../host/src/boot/portal-policy';

/** Files change while the page is open: there is nothing to hold them to. */
export function allowFiles(): void {}

/** Lets every file of this origin through, which is where the dev servers are. Takes the place of the host's own policy. */
export function installPortalPolicy(): production.PortalGlobal {
  const createScriptURL = (url: string): string => {
    if (new URL(url, location.href).origin !== location.origin) {
      throw new TypeError(`portal: not from a dev server: ${url}`);
    }
    return url;
  };
  const policy = window.trustedTypes?.createPolicy('portal', { createScriptURL });
  const portal: production.PortalGlobal = Object.freeze({
    integrity: () => '',
    url: (url: string) => policy?.createScriptURL(url) ?? createScriptURL(url),
  });
  Object.defineProperty(window, '__portal', { value: portal });
  return portal;
}

({ allowFiles, installPortalPolicy }) satisfies typeof production;
