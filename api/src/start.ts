import { join } from 'node:path';
import type { Logger } from 'pino';
import { buildApp } from './app';
import { unsubscribingAt } from './modules/settings/unsubscribe-token';
import type { Config } from './platform/config';
import { dubaiDay } from './platform/dubai-day';
import type { Files } from './platform/files/encrypted-files';
import { openFiles } from './platform/files/open-files';
import { openScan } from './platform/files/scan/open-scan';
import type { App } from './platform/http/module';
import { type Jobs, startJobs } from './platform/jobs/start-jobs';
import { openMailer } from './platform/mail/open-mailer';
import { type Metrics, openMetrics, type Pools } from './platform/metrics/metrics';
import { closeMetrics, serveMetrics } from './platform/metrics/metrics-server';
import { ownAddress } from './platform/own-address';
import { type Addresses, addressesOf, configuredAddresses } from './platform/postgres/addresses';
import { confirmRole } from './platform/postgres/confirm-role';
import { confirmSchema } from './platform/postgres/confirm-schema';
import { connect, type Database } from './platform/postgres/connect';
import { makeLogins } from './platform/postgres/logins';
import { migrate } from './platform/postgres/migrate';
import { startOwnServer } from './platform/postgres/own-server';
import type { SlowStatement } from './platform/postgres/timed-client';
import { isDatabaseUnavailable } from './platform/postgres/unavailable';
import { openAuthKey } from './platform/secrets/auth-key';
import { openFields } from './platform/secrets/field-keys';
import { StartError } from './platform/start-error';
import { schedule } from './schedule';
import { seedContent } from './seed/seed-content';
import { seedDemo } from './seed/seed-demo';

const DRAIN_MS = 20_000;

type Stop = () => Promise<void>;

/** @returns the way back @throws StartError when something stands in the way that the operator can change */
export async function start(config: Config, apiRoot: string, logger: Logger): Promise<Stop> {
  const undo: Stop[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    const files = await openFiles(config);
    const mailer = await openMailer(config, logger);
    const addresses = await findAddresses(config, apiRoot, logger, undo);
    const { owner, service, portal: investors } = addresses;
    const onLost = (err: Error) => logger.warn({ err }, 'A database connection was lost.');
    if (config.migrateAtStart) await prepare(owner, { config, apiRoot, files, logger }, onLost);
    if (addresses.derived) await reaching(owner, () => makeLogins(owner));
    let countSlow = () => {};
    const onSlow = (slow: SlowStatement) => {
      countSlow();
      logger.warn(slow, 'A statement took long.');
    };
    const kept = { impatient: true, onLost, onSlow } as const;
    const db = connect(service, { connections: 8, ...kept });
    undo.push(() => db.$client.end());
    const portal = connect(investors, kept);
    undo.push(() => portal.$client.end());
    await reaching(service, async () => {
      await confirmRole(db, 'manzil_service');
      await confirmSchema(db, join(apiRoot, 'migrations'));
    });
    await reaching(investors, () => confirmRole(portal, 'manzil_portal'));
    const fields = await openFields(config, db);
    const authKey = await openAuthKey(config);
    const { registry, onMail, onJob, onScan, onSlowStatement } = await startMetrics(
      config,
      { service: db, portal },
      logger,
      undo,
    );
    countSlow = onSlowStatement ?? countSlow;
    const scan = openScan(config, logger, onScan);
    const parts = { db, portal, ...files, scan, fields, authKey, config, logger };
    const app = await buildApp({ ...parts, metrics: registry });
    const [origin = ''] = config.origins;
    const kinds = await schedule({
      ...{ db, ...files, mailer, logger, scan, onMail },
      portal: origin,
      unsubscribing: unsubscribingAt(config.apiOrigin, authKey),
    });
    const jobs = await startJobs(kinds, { db, logger, onOutcome: onJob });
    undo.push(() => endWork(app, jobs));
    await listen(app, config);
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}

async function findAddresses(
  config: Config,
  apiRoot: string,
  logger: Logger,
  undo: Stop[],
): Promise<Addresses> {
  const configured = configuredAddresses(config);
  if (configured) return configured;
  const warn = (message: string) => logger.warn(message);
  const server = await startOwnServer({ dataDir: config.dataDir, apiRoot, warn });
  undo.push(server.stop);
  return addressesOf(server.url);
}

type Prepared = { config: Config; apiRoot: string; files: Files; logger: Logger };

async function prepare(
  url: string,
  parts: Prepared,
  onLost: (error: Error) => void,
): Promise<void> {
  const { ran, ahead } = await reaching(url, () => migrate(url, join(parts.apiRoot, 'migrations')));
  if (ran.length > 0) parts.logger.info({ migrations: ran }, 'The database was migrated.');
  if (ahead) {
    parts.logger.warn('The database is ahead of this build and stays as it is.');
    return;
  }
  const owner = connect(url, { connections: 1, onLost });
  try {
    await seed(owner, parts);
  } finally {
    await owner.$client.end();
  }
}

async function reaching<T>(url: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!isDatabaseUnavailable(cause)) throw cause;
    const { host } = new URL(url);
    throw new StartError(`The database at ${host} cannot be reached (DATABASE_URL).`, { cause });
  }
}

async function seed(db: Database, { config, apiRoot, files, logger }: Prepared): Promise<void> {
  await seedContent(db, join(apiRoot, 'content'));
  if (!config.demo) return;
  const seeded = await seedDemo(db, dubaiDay(new Date()), {
    ...files,
    fields: await openFields(config, db),
  });
  if (seeded) logger.info('The demo accounts were created.');
}

async function startMetrics(
  { metricsHost: host, metricsPort: port }: Config,
  pools: Pools,
  logger: Logger,
  undo: Stop[],
): Promise<Partial<Metrics>> {
  if (port === null) return {};
  const metrics = openMetrics(pools);
  const onError = (err: unknown) => logger.error({ err }, 'The metrics could not be read.');
  const server = await serveMetrics({
    host: ownAddress(host),
    port,
    scrape: metrics.scrape,
    onError,
  }).catch((cause) => {
    throw portError(cause, port, 'METRICS_PORT');
  });
  undo.push(() => closeMetrics(server));
  return metrics;
}

async function listen(app: App, { host, port }: Config): Promise<void> {
  await app.listen({ host: ownAddress(host), port }).catch((cause) => {
    throw portError(cause, port, 'API_PORT');
  });
}

function portError(cause: NodeJS.ErrnoException, port: number, variable: string): Error {
  const { code } = cause;
  if (code !== 'EADDRINUSE' && code !== 'EACCES') return cause;
  const reason = code === 'EADDRINUSE' ? 'is taken' : 'is not allowed for this user';
  return new StartError(`Port ${port} ${reason}. Set ${variable} to another one.`, { cause });
}

async function endWork(app: App, jobs: Jobs): Promise<void> {
  await Promise.all([drain(app), jobs.stop()]);
}

async function drain(app: App): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close();
  clearTimeout(cut);
}
