import { readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { StoredFile } from './file-store';

export async function* listUnder(root: string, prefix: string): AsyncGenerator<StoredFile> {
  // The folder that every such key is in; the rest of the prefix is the start of a name.
  const from = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  for await (const path of filesIn(from)) {
    const key = relative(root, path).replaceAll('\\', '/');
    if (!key.startsWith(prefix)) continue;
    const found = await ifThere(() => stat(path));
    if (found) yield { key, size: found.size, modifiedAt: found.mtime };
  }
}

/** One folder in memory at a time, whatever the number of files. */
async function* filesIn(folder: string): AsyncGenerator<string> {
  const entries = (await ifThere(() => readdir(folder, { withFileTypes: true }))) ?? [];
  for (const entry of entries) {
    if (entry.name.startsWith('.')) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}

export async function removeOlder(folder: string, before: Date): Promise<number> {
  const names = (await ifThere(() => readdir(folder))) ?? [];
  let removed = 0;
  for (const name of names) {
    const path = join(folder, name);
    const found = await ifThere(() => stat(path));
    if (!found || found.mtime >= before) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

async function ifThere<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

export const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
