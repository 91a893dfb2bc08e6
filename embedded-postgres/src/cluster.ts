import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { passwordFile, readPassword } from './cluster-password';
import { serverEnvironment } from './environment';
import { EmbeddedPostgresError } from './error';
import { exists, giveTo, type Location } from './location';

export const SERVER_ROLE = 'manzil';

type Warn = (message: string) => void;

/** @returns the password of its role */
export async function openCluster(location: Location, warn: Warn): Promise<string> {
  const { cluster } = location;
  const unfinished = `${cluster}.unfinished`;
  if (await exists(unfinished)) await moveAside(unfinished, warn);
  if ((await exists(cluster)) && !(await isComplete(cluster))) await moveAside(cluster, warn);
  if (!(await exists(cluster))) await initialise(location, unfinished);
  return readPassword(location);
}

/** `initdb` works in a folder of another name, so `postgres` only ever appears whole. */
async function initialise(location: Location, unfinished: string): Promise<void> {
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordFile(location), password, { mode: 0o600 });
  await mkdir(unfinished, { mode: 0o700 });
  await giveTo(location.account, unfinished);
  const handedOver = `${unfinished}.password`;
  await writeFile(handedOver, password, { mode: 0o600 });
  await giveTo(location.account, handedOver);
  try {
    await runInitdb(location, unfinished, handedOver);
  } finally {
    await rm(handedOver, { force: true });
  }
  await rename(unfinished, location.cluster);
}

function runInitdb(location: Location, folder: string, password: string): Promise<void> {
  const child = spawn(
    join(location.server, 'bin/initdb'),
    [
      `--pgdata=${folder}`,
      `--username=${SERVER_ROLE}`,
      `--pwfile=${password}`,
      '--auth=scram-sha-256',
      '--data-checksums',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    {
      ...location.account,
      cwd: '/',
      detached: true,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new EmbeddedPostgresError(`initdb failed (${code}): ${complaint.trim()}`));
    });
  });
}

async function isComplete(cluster: string): Promise<boolean> {
  return (
    (await exists(join(cluster, 'PG_VERSION'))) &&
    (await exists(join(cluster, 'global/pg_control')))
  );
}

async function moveAside(folder: string, warn: Warn): Promise<void> {
  const target = `${folder}.${new Date().toISOString().replaceAll(':', '-')}`;
  await rename(folder, target);
  warn(`${folder} was not finished by an earlier start. It was moved to ${target}.`);
}
