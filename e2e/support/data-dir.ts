import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new data folder. Open to read, so that the database server, which runs as nobody for root, stays inside it. */
export function newDataDir(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `manzil-${name}-`));
  chmodSync(folder, 0o755);
  return folder;
}
