import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { newDataDir } from '../e2e/support/data-dir';
import { startPortal } from '../scripts/portal';
import type { Monolith } from './monolith/build';
import { monolithDocument } from './monolith/document';
import { filesIn, serve } from './monolith/server';
import { FIRST_PATH, ports } from './variants';

const close = (server: Server): Promise<unknown> => {
  server.closeAllConnections();
  return new Promise((closed) => server.close(closed));
};

/**
 * Starts edge, API and both monoliths, all on one API with demo data in a folder of their own.
 * @returns how to stop them and remove the folder
 */
export async function startPortals(monolith: Monolith): Promise<() => Promise<void>> {
  const dataDir = newDataDir('bench');
  const apiBase = `http://localhost:${ports.api}`;
  const files = await filesIn(monolith.folder);
  const document = (hinted: boolean): string =>
    monolithDocument(monolith, { apiBase, path: FIRST_PATH, hinted });
  const portal = await startPortal(
    {
      portalPort: ports.federated,
      apiPort: ports.api,
      dataDir,
      extraPortalPorts: [ports.plain, ports.hinted],
    },
    () => undefined,
  );
  const servers = await Promise.all([
    serve(ports.plain, files, document(false)),
    serve(ports.hinted, files, document(true)),
  ]);
  return async () => {
    await Promise.all([portal.stop(), ...servers.map(close)]);
    rmSync(dataDir, { recursive: true, force: true });
  };
}
