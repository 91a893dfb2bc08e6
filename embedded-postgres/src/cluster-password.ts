import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './error';
import type { Location } from './location';

export const passwordFile = (location: Location) => join(location.dataDir, 'postgres.password');

export async function readPassword(location: Location): Promise<string> {
  const path = passwordFile(location);
  try {
    const password = (await readFile(path, 'utf8')).trim();
    await chmod(path, 0o600);
    return password;
  } catch (cause) {
    throw new EmbeddedPostgresError(`${path} cannot be read; ${location.cluster} needs it.`, {
      cause,
    });
  }
}
