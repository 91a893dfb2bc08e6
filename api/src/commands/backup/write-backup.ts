import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable, Writable } from 'node:stream';
import type { Encrypter } from 'age-encryption';
import { syncFolder } from '../../platform/files/sync-folder';
import { entriesOf, type Source, type Written } from './backup-entries';
import { tarOf } from './tar';

/** Of one moment; the file appears when it is whole. @param path where nothing is yet */
export async function writeBackup(
  source: Source,
  encrypter: Encrypter,
  path: string,
): Promise<Written> {
  const unfinished = `${path}.unfinished`;
  const written: Written = { tables: 0, rows: 0, files: 0, missing: [] };
  try {
    const archive = Readable.from(tarOf(entriesOf(source, written), source.now));
    const sealed = await encrypter.encrypt(Readable.toWeb(archive) as ReadableStream<Uint8Array>);
    const output = createWriteStream(unfinished, { mode: 0o600 });
    await sealed.pipeTo(Writable.toWeb(output) as WritableStream<Uint8Array>);
    await makeDurable(unfinished);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return written;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function makeDurable(path: string): Promise<void> {
  const file = await open(path);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
