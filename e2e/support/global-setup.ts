import { rmSync } from 'node:fs';
import { startPortal } from '../../scripts/portal';
import { newDataDir } from './data-dir';
import { ports } from './origins';

/** Starts the built portal with demo data in a folder of its own; returns how to end it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = newDataDir('e2e');
  const portal = await startPortal(
    { portalPort: ports.portal, apiPort: ports.api, dataDir, extraPortalPorts: [ports.spare] },
    () => undefined,
  );
  return async () => {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
