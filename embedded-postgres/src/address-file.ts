import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** `postgres.json`: how other commands reach the server while it runs. */
const Address = z.object({ url: z.string(), owner: z.int() });
type Address = z.infer<typeof Address>;

const addressFile = (dataDir: string) => join(dataDir, 'postgres.json');

/** Where the server runs and which process owns it; null where none was started, or its owner has ended it. */
export async function readAddress(dataDir: string): Promise<Address | null> {
  const text = await readFile(addressFile(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return Address.parse(JSON.parse(text));
  } catch {
    // Half-written by a crash: as good as missing.
    return null;
  }
}

export async function writeAddress(dataDir: string, address: Address): Promise<void> {
  const path = addressFile(dataDir);
  const { uid, gid } = await stat(dataDir);
  await writeFile(`${path}.new`, `${JSON.stringify(address)}\n`, { mode: 0o600 });
  await chown(`${path}.new`, uid, gid);
  await rename(`${path}.new`, path);
}

export const removeAddress = (dataDir: string) => rm(addressFile(dataDir), { force: true });
