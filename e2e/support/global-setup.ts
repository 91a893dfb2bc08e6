import { mkdirSync, rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { startPortal } from '../../scripts/portal';
import { newDataDir } from './data-dir';
import { assertPortalKeptSecrets } from './kept-secrets';
import { DATA_DIR_VARIABLE, dataDirOf } from './operator';
import { portsOf } from './origins';
import { clearScratch } from './scratch';

async function startPortalOf(worker: number): Promise<() => Promise<void>> {
  const dataDir = dataDirOf(worker);
  mkdirSync(dataDir);
  const { portal, api, spare } = portsOf(worker);
  const { stop } = await startPortal(
    { portalPort: portal, apiPort: api, dataDir, extraPortalPorts: [spare] },
    () => undefined,
  );
  return stop;
}

/**
 * Starts the built portal with demo data for each worker, in a folder of its own; returns how to end them and what is
 * removed then. That fails the run where a log or a mail has what it must not.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<() => Promise<void>> {
  clearScratch();
  const folder = newDataDir('e2e');
  process.env[DATA_DIR_VARIABLE] = folder;
  const starts = await Promise.allSettled(
    Array.from({ length: workers }, (_, worker) => startPortalOf(worker)),
  );
  const end = async (): Promise<void> => {
    await Promise.all(starts.map((start) => start.status === 'fulfilled' && start.value()));
    rmSync(folder, { recursive: true, force: true });
    clearScratch();
  };
  const failed = starts.find((start) => start.status === 'rejected');
  if (failed) {
    await end();
    throw failed.reason;
  }
  return async () => {
    try {
      for (const worker of starts.keys()) await assertPortalKeptSecrets(dataDirOf(worker));
    } finally {
      await end();
    }
  };
}
