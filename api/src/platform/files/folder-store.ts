import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FileMissing, filesFull, filesUnavailable } from './file.errors';
import { assertKey, type FileStore } from './file-store';
import { isMissing, listUnder, removeOlder } from './folder-listing';
import { syncFolder } from './sync-folder';

/** Beside the files, so that a rename stays on one file system. No key starts with a dot. */
const UNFINISHED = '.unfinished';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Files in a folder. What is acknowledged survives a crash of the process and of the machine. */
export function folderStore(root: string): FileStore {
  const pathOf = (key: string) => {
    assertKey(key);
    return join(root, key);
  };
  return {
    put: (key, content) => explained(() => write(root, pathOf(key), content)),
    get: (key) => explained(() => openForReading(pathOf(key))),
    delete: (key) => explained(() => remove(pathOf(key))),
    list: (prefix) => listUnder(root, prefix),
    removeUnfinished: (before) => explained(() => removeOlder(join(root, UNFINISHED), before)),
  };
}

async function write(root: string, path: string, content: Buffer | Readable): Promise<void> {
  const folder = dirname(path);
  await makeFolder(root, join(root, UNFINISHED));
  await makeFolder(root, folder);
  const unfinished = join(root, UNFINISHED, randomUUID());
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await writeFile(file, content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** A new folder is durable when its parent is. */
async function makeFolder(root: string, path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (!first) return;
  for (let made = path; made !== dirname(first); made = dirname(made)) {
    await syncFolder(dirname(made));
    if (made === root) break;
  }
}

async function openForReading(path: string): Promise<Readable> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (isMissing(error)) throw new FileMissing('There is no such file.', { cause: error });
    throw error;
  }
  return createReadStream('', { fd: file });
}

async function remove(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (isMissing(error)) return;
    throw error;
  }
  await syncFolder(dirname(path));
}

async function explained<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const { code, syscall } = cause as NodeJS.ErrnoException;
    if (!syscall) throw cause;
    throw FULL.has(code ?? '')
      ? filesFull({ cause })
      : filesUnavailable({ headers: { 'retry-after': '5' }, cause });
  }
}
