import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import { startPortal } from '../../scripts/portal';
import { newDataDir } from './data-dir';
import { assertPortalKeptSecrets } from './kept-secrets';
import { DATA_DIR_VARIABLE, dataDirOf } from './operator';
import { type PooledDatabase, startPooledDatabase } from './pooled';
import { portsOf } from './ports';
import { clearScratch } from './scratch';

type Stop = () => Promise<void>;

/** Users are asked only where reports are collected. Nobody answers here: a flow that agrees has its own portal. */
const NOWHERE = 'http://key@localhost:1/1';
const { POOLER_PATH } = process.env;

async function startPortalOf(
  worker: number,
  database?: PooledDatabase['variables'],
): Promise<Stop> {
  const { portal, api, spare } = portsOf(worker);
  const { stop } = await startPortal(
    {
      portalPort: portal,
      apiPort: api,
      dataDir: dataDirOf(worker),
      extraPortalPorts: [spare],
      database,
    },
    () => undefined,
  );
  return stop;
}

/** Behind PgBouncer where POOLER_PATH names one. */
async function startSeeded(worker: number): Promise<Stop> {
  if (!POOLER_PATH) return startPortalOf(worker);
  const database = await startPooledDatabase(
    POOLER_PATH,
    dataDirOf(worker),
    portsOf(worker).pooler,
  );
  try {
    const stop = await startPortalOf(worker, database.variables);
    return () => stop().finally(database.stop);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/**
 * Demo data and what an edge stores are made once, and copied while nothing runs: for the other workers, and for the
 * flow that starts a portal itself.
 */
async function seed(workers: number): Promise<void> {
  mkdirSync(dataDirOf(0));
  const stop = await startPortalOf(0);
  await stop();
  for (let worker = 1; worker <= workers; worker += 1) {
    // With owners and modes, without which the database server does not start.
    execFileSync('cp', ['-a', dataDirOf(0), dataDirOf(worker)]);
  }
}

/**
 * Starts the built portal with demo data for each worker, in a folder of its own; returns how to end them and what is
 * removed then. That fails the run where a log or a mail has what it must not.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<Stop> {
  clearScratch();
  process.env.SENTRY_DSN = NOWHERE;
  const folder = newDataDir('e2e');
  process.env[DATA_DIR_VARIABLE] = folder;
  const all = Array.from({ length: workers }, (_, worker) => worker);
  const running: Stop[] = [];
  const end = async (): Promise<void> => {
    await Promise.all(running.map((stop) => stop()));
    rmSync(folder, { recursive: true, force: true });
    clearScratch();
  };
  try {
    await seed(workers);
    const starts = await Promise.allSettled(all.map(startSeeded));
    for (const start of starts) if (start.status === 'fulfilled') running.push(start.value);
    const failed = starts.find((start) => start.status === 'rejected');
    if (failed) throw failed.reason;
  } catch (error) {
    await end();
    throw error;
  }
  return async () => {
    try {
      for (const worker of all) await assertPortalKeptSecrets(dataDirOf(worker));
    } finally {
      await end();
    }
  };
}
