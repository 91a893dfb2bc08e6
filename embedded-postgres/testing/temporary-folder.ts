import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder that the database's account can walk through. */
export async function temporaryFolder(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'manzil-api-'));
  await chmod(path, 0o711);
  return { path, remove: () => rm(path, { recursive: true }) };
}
