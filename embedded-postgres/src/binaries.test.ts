import { chmod, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder';
import { canEnter, canRun } from './account';
import { copyServer, runnable } from './binaries';

/** An account that owns nothing here, as `nobody` does when root starts the API. */
const STRANGER = { uid: 54_321, gid: 54_321 };

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

/** The shape of the packaged server, as a checkout under a strict umask has it. */
async function aServer(home: string): Promise<string> {
  const server = join(home, 'native');
  await mkdir(join(server, 'bin'), { recursive: true });
  await mkdir(join(server, 'lib'));
  await mkdir(join(server, 'share/postgresql'), { recursive: true });
  await writeFile(join(server, 'bin/postgres'), 'program', { mode: 0o700 });
  await writeFile(join(server, 'bin/initdb'), 'program', { mode: 0o700 });
  await writeFile(join(server, 'lib/libpq.so.5'), 'library', { mode: 0o600 });
  await symlink('libpq.so.5', join(server, 'lib/libpq.so'));
  return server;
}

test('a stranger gets into open folders only, all the way up', async () => {
  const home = join(folder.path, 'home');
  const inner = join(home, 'inner');
  await mkdir(inner, { recursive: true });
  expect(await canEnter(STRANGER, inner)).toBe(true);
  await chmod(home, 0o700);
  expect(await canEnter(STRANGER, inner)).toBe(false);
  expect(await canEnter(null, inner)).toBe(true);
});

test('the owner of a folder is judged by the bits of the owner', async () => {
  const { uid, gid } = await stat(folder.path);
  await chmod(folder.path, 0o700);
  expect(await canEnter({ uid, gid }, folder.path)).toBe(true);
});

test('a program without the right to run it is out of reach', async () => {
  const server = await aServer(folder.path);
  expect(await canRun(STRANGER, join(server, 'bin/postgres'))).toBe(false);
  await chmod(join(server, 'bin/postgres'), 0o755);
  expect(await canRun(STRANGER, join(server, 'bin/postgres'))).toBe(true);
});

test('a server that the account cannot reach is copied once to where it can', async () => {
  const server = await aServer(folder.path);
  expect(await runnable(STRANGER, server)).toBe(false);

  const copy = await copyServer(server, join(folder.path, 'elsewhere'));
  expect(await runnable(STRANGER, copy)).toBe(true);
  expect(await readFile(join(copy, 'lib/libpq.so'), 'utf8')).toBe('library');

  const { ino } = await stat(copy);
  expect(await copyServer(server, join(folder.path, 'elsewhere'))).toBe(copy);
  expect((await stat(copy)).ino).toBe(ino);
});
