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
 * @throws Error when one of them does not start; the others are stopped then
 */
export async function startPortals(monolith: Monolith): Promise<() => Promise<void>> {
  const dataDir = newDataDir('bench');
  const running: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((end) => end()));
    rmSync(dataDir, { recursive: true, force: true });
  };
  const apiBase = `http://localhost:${ports.api}`;
  const files = await filesIn(monolith.folder);
  const start = async (port: number, hinted: boolean): Promise<void> => {
    const html = monolithDocument(monolith, { apiBase, path: FIRST_PATH, hinted });
    const server = await serve(port, files, html);
    running.push(() => close(server));
  };
  try {
    const portal = await startPortal(
      {
        portalPort: ports.federated,
        apiPort: ports.api,
        dataDir,
        extraPortalPorts: [ports.plain, ports.hinted],
      },
      () => undefined,
    );
    running.push(portal.stop);
    await start(ports.plain, false);
    await start(ports.hinted, true);
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
