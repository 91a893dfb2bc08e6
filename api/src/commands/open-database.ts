import { openDataDir, readAddress } from '@manzil/embedded-postgres';
import { type Addresses, addressesOf, configuredAddresses } from '../platform/postgres/addresses';
import { connect, type Database } from '../platform/postgres/connect';
import { makeLogins } from '../platform/postgres/logins';
import { startOwnServer } from '../platform/postgres/own-server';
import { isDatabaseUnavailable } from '../platform/postgres/unavailable';
import type { CommandContext } from './command-context';
import { CommandError } from './command-error';
import { refuseOlderSchema } from './schema-state';

/** Without a configured database that of a running API, else the embedded server, for the time of the command. */
export async function findDatabase(context: CommandContext): Promise<Addresses> {
  const addresses = configuredAddresses(context.config) ?? (await embeddedDatabase(context));
  await tryConnection(addresses.owner);
  return addresses;
}

/** As the service, which sees all rows, on a schema that has all of this build. */
export async function openService(context: CommandContext): Promise<Database> {
  const addresses = await findDatabase(context);
  await refuseOlderSchema(addresses.owner, context.apiRoot);
  if (addresses.derived) await makeLogins(addresses.owner);
  const db = connect(addresses.service, { connections: 2, onLost: ignoreLoss });
  context.atEnd(() => db.$client.end());
  return db;
}

export async function openOwner(context: CommandContext): Promise<Database> {
  const { owner } = await findDatabase(context);
  await refuseOlderSchema(owner, context.apiRoot);
  const db = connect(owner, { connections: 2, onLost: ignoreLoss });
  context.atEnd(() => db.$client.end());
  return db;
}

/** The planner knows nothing of many new rows yet, and index-only scans need the visibility map. */
export async function refreshStatistics(context: CommandContext): Promise<void> {
  const { owner } = await findDatabase(context);
  const db = connect(owner, { connections: 1, onLost: ignoreLoss });
  try {
    await db.execute('set statement_timeout = 0');
    await db.execute('vacuum analyze');
  } finally {
    await db.$client.end();
  }
}

/** The statement under way fails with it, and says so. */
const ignoreLoss = () => undefined;

async function embeddedDatabase({ config, apiRoot, terminal, atAnyEnd }: CommandContext) {
  const dataDir = await openDataDir(config.dataDir);
  const running = await readAddress(dataDir);
  if (running && isAlive(running.owner)) return addressesOf(running.url);
  const server = await startOwnServer({ dataDir, apiRoot, warn: terminal.note });
  atAnyEnd(server.stop);
  return addressesOf(server.url);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function tryConnection(url: string): Promise<void> {
  const db = connect(url, { connections: 1, onLost: ignoreLoss });
  try {
    await db.execute('select 1');
  } catch (error) {
    throw unreachable(url, error);
  } finally {
    await db.$client.end();
  }
}

/** SQLSTATE classes: 28 = the login is refused, 3D = there is no such database. */
const REFUSED = /^(28|3D)/;

function unreachable(url: string, error: unknown): unknown {
  const { host, pathname } = new URL(url);
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const { code, message } = cause as { code?: string; message: string };
  if (REFUSED.test(code ?? '')) {
    return new CommandError(`The database at ${host}${pathname} refuses: ${message}.`, {
      cause: error,
    });
  }
  if (!isDatabaseUnavailable(error)) return error;
  return new CommandError(`The database at ${host} cannot be reached.`, { cause: error });
}
