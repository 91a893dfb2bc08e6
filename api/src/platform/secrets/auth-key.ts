import { join } from 'node:path';
import type { Config } from '../config';
import { readMasterKeys } from './master-keys';

type Settings = Pick<Config, 'dataDir' | 'authKey' | 'authKeyFile'>;

/** 32 bytes. Another may take its place at any time: codes stop working, counters begin again. @throws StartError */
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
