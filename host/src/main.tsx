import '@manzil/shared/styles/portal.css';
import './boot/static-shell.css';
import './boot/skeleton.css';
import './boot/slow-start.css';
import { queryClient, setPortalConfig, setUnauthorisedHandler } from '@manzil/shared/runtime';
import { withTimeout } from '@manzil/shared/runtime/retry';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { afterLoad } from './boot/after-load';
import { readBootDocument } from './boot/boot-document';
import { allowFiles, installPortalPolicy } from './boot/portal-policy';
import { watchLostChunks } from './federation/chunk-reload';
import { openRegistry } from './federation/registry';
import { startTexts } from './i18n';
import { startWorkerAfterLoad } from './pwa/after-load';
import { watchInstallOffer } from './pwa/install-offer';
import { rootErrors } from './reporting/root-errors';
import { keepRouter, type PortalRouter } from './routing/portal-router';
import { createPortalRouter } from './routing/router';
import { deviceKey } from './session/remembered-investor';
import { doubtSession, watchSession } from './session/session';

const boot = readBootDocument();
setPortalConfig(boot.config);
installPortalPolicy();
allowFiles(boot.hostFiles);
openRegistry(boot.registry);
startTexts(boot.language, boot.texts);

/** The portal works without what is kept. */
const openDevice = (): Promise<void> =>
  import(/* webpackChunkName: "device" */ './session/device')
    .then((device) => device.openDevice())
    .catch(() => undefined);

/** The worker comes after the first page, which would wait while it fetches and compiles all of the host. */
function render(router: PortalRouter): void {
  createRoot(document.getElementById('root') as HTMLElement, rootErrors).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
  startWorkerAfterLoad((navigated) => {
    let { pathname } = router.state.location;
    router.subscribe(({ location: shown }) => {
      if (shown.pathname === pathname) return;
      pathname = shown.pathname;
      navigated();
    });
  });
}

function start(): void {
  const router = keepRouter(createPortalRouter());
  watchSession({
    ended: (why) => {
      // The guards send who has lost the session to sign in, and keep the page to come back to.
      if (why === 'expired') void router.revalidate();
      else void router.navigate('/login');
    },
    replaced: () => location.replace('/'),
  });
  watchLostChunks();
  setUnauthorisedHandler(doubtSession);
  watchInstallOffer();
  if (router.state.initialized) {
    render(router);
    return;
  }
  const stop = router.subscribe((state) => {
    if (!state.initialized) return;
    stop();
    render(router);
  });
}

// What is kept has to be there before screens ask, but for what is late. Where nothing is, its code may come later.
if (deviceKey()) void withTimeout(openDevice()).then(start, start);
else {
  start();
  afterLoad(openDevice);
}
