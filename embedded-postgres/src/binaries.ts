import { chmod, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { canRun, type ServerAccount } from './account';
import { EmbeddedPostgresError } from './error';

const OUR_MANIFEST = '@manzil/embedded-postgres/package.json';

const resolveFrom = (file: string, name: string) => createRequire(file).resolve(name);

/** The npm package of this machine's binaries hangs on another, which hangs on ours: each sees its own only. */
export function packagedServer(packageRoot: string): string {
  const name = `@embedded-postgres/${platform()}-${arch()}`;
  try {
    const ours = resolveFrom(join(packageRoot, 'package.json'), OUR_MANIFEST);
    const wrapper = resolveFrom(ours, 'embedded-postgres');
    return join(dirname(resolveFrom(wrapper, name)), '..', 'native');
  } catch (cause) {
    throw new EmbeddedPostgresError(`No PostgreSQL for this machine (${name}). Set DATABASE_URL.`, {
      cause,
    });
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
