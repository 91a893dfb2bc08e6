import { join } from 'node:path';
import type { Config } from '../config';
import { readMasterKeys } from './master-keys';

type Settings = Pick<Config, 'dataDir' | 'authKey' | 'authKeyFile'>;

/**
 * The secret under which reset codes and counters are hashed: 32 bytes from the configuration, else of our own. Another
 * one may take its place at any time: open codes stop working, counters begin again.
 * @throws StartError
 */
export async function openAuthKey(settings: Settings): Promise<Buffer> {
  const keys = await readMasterKeys({
    variable: 'AUTH_KEY',
    value: settings.authKey,
    file: settings.authKeyFile,
    ownFile: join(settings.dataDir, 'secrets', 'auth.key'),
    inUse: async () => false,
  });
  return keys.current.secret;
}
