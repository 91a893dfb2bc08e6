import { open } from 'node:fs/promises';

/** Makes the entries of a folder as durable as the files they name. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
