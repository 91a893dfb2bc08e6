import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config';
import { readMasterKeys } from '../secrets/master-keys';
import { StartError } from '../start-error';
import { withCircuit } from './circuit';
import type { Files } from './encrypted-files';
import type { FileStore } from './file-store';
import { folderStore } from './folder-store';
import { parseS3Location } from './s3-location';

type Settings = Pick<Config, 'dataDir' | 'filesUrl' | 'filesKey' | 'filesKeyFile'>;

/** @throws StartError */
export async function openFiles(settings: Settings): Promise<Files> {
  // Not made on the way to what is ours alone in it: the account of the embedded database has to pass through.
  await mkdir(settings.dataDir, { recursive: true });
  const files = await openStore(settings);
  const fileKeys = await readMasterKeys({
    variable: 'FILES_KEY',
    value: settings.filesKey,
    file: settings.filesKeyFile,
    ownFile: join(settings.dataDir, 'secrets', 'files.key'),
    inUse: async () => {
      for await (const _ of files.list('')) return true;
      return false;
    },
  });
  return { files, fileKeys };
}

/** @throws StartError */
export async function openStore({ dataDir, filesUrl, ...keys }: Settings): Promise<FileStore> {
  if (!filesUrl) return folderStore(join(dataDir, 'files'));
  const location = parseS3Location(filesUrl);
  // Instances share a bucket, but not a data folder.
  if (!keys.filesKey && !keys.filesKeyFile) {
    throw new StartError('FILES_URL needs a key: set FILES_KEY or FILES_KEY_FILE.');
  }
  const { s3Store } = await import('./s3-store');
  return withCircuit(s3Store(location));
}
