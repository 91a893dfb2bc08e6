import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The numeric account that runs the server; null = the account of this process. */
export type ServerAccount = { uid: number; gid: number } | null;

/** `nobody` on Debian, Alpine and the distroless images. */
const NOBODY = { uid: 65_534, gid: 65_534 };

/** PostgreSQL refuses to run as root: then it runs as the owner of its folder, else as nobody. */
export async function serverAccount(folder: string): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return null;
  const { uid, gid } = await stat(folder);
  return uid === 0 ? NOBODY : { uid, gid };
}

export async function canRun(account: ServerAccount, path: string): Promise<boolean> {
  return !account || ((await allows(account, path, 0o5)) && canEnter(account, dirname(path)));
}

export async function canEnter(account: ServerAccount, folder: string): Promise<boolean> {
  if (!account) return true;
  if (!(await allows(account, folder, 0o1))) return false;
  return folder === dirname(folder) || canEnter(account, dirname(folder));
}

async function allows(account: { uid: number; gid: number }, path: string, bits: number) {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
