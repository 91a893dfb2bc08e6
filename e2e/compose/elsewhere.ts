import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from '../../scripts/packages';
import type { Stack } from './stack';

/** As docker-compose.yml names them. */
const IMAGES = { postgres: 'postgres:18', s3: 'minio/minio:latest' };
const ADMINISTRATOR = 'of-the-other-machine';
const READY_MS = 60_000;
const ATTEMPT_MS = 5_000;

export type Elsewhere = {
  /** `host:port` of a PostgreSQL and of a store that know nothing of the stack, at an address of this machine. */
  database: string;
  store: string;
  /** Makes roles and database on it, as the administrator of that server does. */
  makeRoles: () => Promise<void>;
  remove: () => Promise<void>;
};

const databaseName = `manzil-elsewhere-${process.pid}-database`;
const storeName = `manzil-elsewhere-${process.pid}-store`;

/** Starts both. @param storePassword of the store's account `manzil` */
export async function startElsewhere(stack: Stack, storePassword: string): Promise<Elsewhere> {
  const remove = async () => {
    await stack.docker('rm', '--force', '--volumes', databaseName, storeName);
  };
  try {
    return { ...(await start(stack, storePassword)), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function start(
  { docker, secretsDir }: Stack,
  storePassword: string,
): Promise<Omit<Elsewhere, 'remove'>> {
  const format = '{{(index .IPAM.Config 0).Gateway}}';
  const machine = (await docker('network', 'inspect', '--format', format, 'bridge')).trim();
  const run = (name: string, port: number, ...rest: string[]) =>
    docker('run', '--detach', '--name', name, '--publish', `${machine}::${port}`, ...rest);
  await run(databaseName, 5432, '--env', `POSTGRES_PASSWORD=${ADMINISTRATOR}`, IMAGES.postgres);
  const account = ['MINIO_ROOT_USER=manzil', `MINIO_ROOT_PASSWORD=${storePassword}`];
  await run(
    storeName,
    9000,
    ...account.flatMap((set) => ['--env', set]),
    IMAGES.s3,
    'server',
    '/data',
  );
  const portOf = async (name: string, port: number) =>
    (await docker('port', name, String(port))).trim().split('\n')[0] ?? '';
  const database = await portOf(databaseName, 5432);
  const whyNot = (name: string) => docker('logs', '--tail', '20', name);
  await untilSucceeds(
    () => docker('exec', databaseName, 'pg_isready', '--host=127.0.0.1'),
    () => whyNot(databaseName),
  );
  const storeReady = async () => {
    const store = await portOf(storeName, 9000);
    // Any answer will do: who asks without a signature is refused.
    await untilSucceeds(
      () => fetch(`http://${store}`, { signal: AbortSignal.timeout(ATTEMPT_MS) }),
      () => whyNot(storeName),
    );
    return store;
  };
  // Ceph's gateway, which stands in for MinIO where there is none, hangs at one start in about forty, before it
  // listens. Started again, it has another port.
  const store = await storeReady().catch(async () => {
    await docker('restart', '--time', '1', storeName);
    return storeReady();
  });
  return {
    database,
    store,
    makeRoles: async () => {
      const mounts = [`${secretsDir}:/secrets:ro`, `${join(root, 'deploy/postgres')}:/deploy:ro`];
      await docker(
        ...['run', '--rm', '--user', '0', '--env', 'PASSWORDS=/secrets'],
        ...mounts.flatMap((mount) => ['--volume', mount]),
        ...[IMAGES.postgres, 'psql', `postgres://postgres:${ADMINISTRATOR}@${database}/postgres`],
        ...['--file', '/deploy/roles.sql'],
      );
    },
  };
}

/** @throws Error with what `whyNot` answers, where it does not succeed in time */
async function untilSucceeds(
  attempt: () => Promise<unknown>,
  whyNot: () => Promise<string>,
): Promise<void> {
  const deadline = performance.now() + READY_MS;
  for (;;) {
    const failure = await attempt().then(
      () => null,
      (error: Error) => error,
    );
    if (!failure) return;
    if (performance.now() > deadline) throw new Error(`${failure.message}\n${await whyNot()}`);
    await delay(500);
  }
}
