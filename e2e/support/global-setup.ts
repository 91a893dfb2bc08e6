import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortal } from '../../scripts/portal';
import { ports } from './origins';

/** Starts the built portal with demo data in a folder of its own; returns how to end it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'manzil-e2e-'));
  const portal = await startPortal(
    { portalPort: ports.portal, apiPort: ports.api, dataDir, extraPortalPorts: [ports.spare] },
    () => undefined,
  );
  return async () => {
    await portal.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
