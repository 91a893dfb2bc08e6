import { rmSync } from 'node:fs';
import { startPortal } from '../../scripts/portal';
import { newDataDir } from './data-dir';
import { DATA_DIR_VARIABLE } from './operator';
import { ports } from './origins';
import { clearScratch } from './scratch';

/** Starts the built portal with demo data in a folder of its own; returns how to end it and what is removed then. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  clearScratch();
  const dataDir = newDataDir('e2e');
  process.env[DATA_DIR_VARIABLE] = dataDir;
  const removeFolders = (): void => {
    rmSync(dataDir, { recursive: true, force: true });
    clearScratch();
  };
  try {
    const portal = await startPortal(
      { portalPort: ports.portal, apiPort: ports.api, dataDir, extraPortalPorts: [ports.spare] },
      () => undefined,
    );
    return async () => {
      await portal.stop();
      removeFolders();
    };
  } catch (error) {
    removeFolders();
    throw error;
  }
}
