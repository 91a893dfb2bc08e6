import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Leak } from './leaks';
import { PASSPORT_NO } from './sent';

/** Files that are readable where they are stored; none where there is no such folder. */
export async function fileLeaks(folder: string): Promise<Leak[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const leaks: Leak[] = [];
  for (const { name, parentPath } of entries.filter((entry) => entry.isFile())) {
    const content = await readFile(join(parentPath, name));
    if (content.includes(PASSPORT_NO)) {
      leaks.push({ kind: 'passport number', where: 'a stored file', text: name });
    }
  }
  return leaks;
}
