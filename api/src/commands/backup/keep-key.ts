import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../../platform/files/sync-folder';
import { CommandError } from '../command-error';

/** A key that is there already, and is another, opens something else. */
export async function keepKey(
  folder: string,
  name: string,
  content: Buffer,
  undo: (() => Promise<void>)[],
): Promise<void> {
  const path = join(folder, name);
  const present = await readFile(path).catch(() => null);
  if (present?.equals(content)) return;
  if (present)
    throw new CommandError(`${path} is another key than that of the backup: move it away.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', 0o600);
  undo.push(() => rm(path, { force: true }));
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await syncFolder(folder);
}
