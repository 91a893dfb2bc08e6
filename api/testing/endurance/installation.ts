import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@manzil/embedded-postgres';
import { sql } from 'drizzle-orm';
import { connect, type Database } from '../../src/platform/postgres/connect';
import { copyCluster } from '../initialised-cluster';
import { runHere } from '../manzil';
import { type ServerProcess, startServer, stopServer } from '../server-process';
import { startSmtpDouble } from '../smtp-double';
import { temporaryFolder } from '../temporary-folder';
import { findHalves } from './halves';

export type Installation = {
  dataDir: string;
  port: number;
  /** Starts the API anew. Answers how long it took, in ms. */
  start: () => Promise<number>;
  /** The API that was started last. */
  api: () => ServerProcess;
  /** Works as the owner of the tables, who is a superuser here. */
  asOwner: <T>(work: (db: Database, url: string) => Promise<T>) => Promise<T>;
  /** What is half done. */
  findHalves: () => Promise<object[]>;
  /** What is half done, or not as the operators' `verify` wants it: it reads everything. */
  findFaults: () => Promise<unknown[]>;
  /** Ids of the mails that arrived. */
  arrived: () => Set<string>;
  close: () => Promise<void>;
};

/** An installation as in production: a data folder, a mail server, and the API as a process on one port. */
export async function install(databaseUrl?: string): Promise<Installation> {
  const folder = await temporaryFolder();
  if (!databaseUrl) await copyCluster(folder.path);
  const smtp = await startSmtpDouble();
  const port = await freePort();
  const environment = {
    NODE_ENV: 'production',
    DATA_DIR: folder.path,
    API_PORT: String(port),
    MAIL_URL: smtp.url,
    MAIL_FROM: 'Manzil <post@manzil.example>',
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  let api: ServerProcess | null = null;
  const running = (): ServerProcess => {
    if (!api) throw new Error('The API was not started.');
    return api;
  };

  const asOwner: Installation['asOwner'] = async (work) => {
    const url = databaseUrl ?? (await embeddedUrl(folder.path));
    const db = connect(url, { connections: 1, onLost: () => undefined });
    try {
      return await work(db, url);
    } finally {
      await db.$client.end();
    }
  };
  return {
    dataDir: folder.path,
    port,
    api: running,
    asOwner,
    start: async () => {
      const startedAt = performance.now();
      api = await startServer(environment);
      await api.ready;
      return performance.now() - startedAt;
    },
    findHalves: () => asOwner(findHalves),
    findFaults: async () => {
      const halves = await asOwner(findHalves);
      const { code, out, notes } = await runHere(['verify'], environment);
      return code === 0 ? halves : [...halves, ...out, ...notes];
    },
    arrived: () =>
      new Set(smtp.received.map(({ messageId }) => /^<(.*)@/.exec(messageId)?.[1] ?? '')),
    close: async () => {
      if (api) await stopServer(api);
      await smtp.close();
      await folder.remove();
    },
  };
}

async function embeddedUrl(dataDir: string): Promise<string> {
  return JSON.parse(await readFile(join(dataDir, 'postgres.json'), 'utf8')).url;
}

/** Sign-ins and uploads are counted, and there are more here than anybody makes. */
export const forgetLimits = (db: Database) => db.execute(sql`delete from rate_limits`);

/** Lines of the log that tell of something nobody foresaw. */
export const errorsIn = (lines: Record<string, unknown>[]) =>
  lines.filter(({ level }) => level === 'error' || level === 'fatal');
