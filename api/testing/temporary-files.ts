import { randomBytes } from 'node:crypto';
import type { Files } from '../src/platform/files/encrypted-files';
import { folderStore } from '../src/platform/files/folder-store';
import { masterKeysOf } from '../src/platform/secrets/master-keys';
import { temporaryFolder } from './temporary-folder';

/** A store of files in an empty folder, with a key of its own. */
export async function temporaryFiles(): Promise<
  Files & { path: string; remove: () => Promise<void> }
> {
  const { path, remove } = await temporaryFolder();
  return { path, remove, files: folderStore(path), fileKeys: masterKeysOf([randomBytes(32)]) };
}
