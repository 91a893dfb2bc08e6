import { open } from 'node:fs/promises';
import { CommandError } from '../command-error';

const AGE = 'age-encryption.org/';

/** @throws CommandError for what does not begin as a file that age has encrypted */
export async function refuseOtherFiles(path: string): Promise<void> {
  const file = await open(path).catch((cause: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} cannot be read (${cause.code}).`, { cause });
  });
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(AGE.length), 0, AGE.length, 0);
    if (buffer.toString('latin1', 0, bytesRead) === AGE) return;
  } finally {
    await file.close();
  }
  throw new CommandError(`${path} is no backup: it is not encrypted by age.`);
}
