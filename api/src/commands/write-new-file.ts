import { writeFile } from 'node:fs/promises';
import { CommandError } from './command-error';

/** Writes where nothing is yet, for this account only. @throws CommandError */
export async function writeNewFile(path: string, content: Buffer | string): Promise<void> {
  try {
    await writeFile(path, content, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    const reason = code === 'EEXIST' ? 'exists already' : `cannot be written (${code})`;
    throw new CommandError(`${path} ${reason}.`, { cause });
  }
}
