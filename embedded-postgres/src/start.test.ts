import { execFileSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyCluster, initialiseCluster } from '../testing/initialised-cluster';
import { PACKAGE_ROOT } from '../testing/package-root';
import { temporaryFolder } from '../testing/temporary-folder';
import { dataDirKey } from './location';
import { takeOwnerLock } from './owner-lock';
import { startEmbeddedPostgres } from './start';

jest.setTimeout(30_000);

type Folder = Awaited<ReturnType<typeof temporaryFolder>>;
let initialised: Folder;
let folder: Folder;
beforeAll(async () => {
  initialised = await temporaryFolder();
  await initialiseCluster(initialised.path);
});
afterAll(() => initialised.remove());
beforeEach(async () => {
  folder = await temporaryFolder();
  await copyCluster(initialised.path, folder.path);
});
afterEach(() => folder.remove());

const warnings: string[] = [];
const startHere = () =>
  startEmbeddedPostgres({
    dataDir: folder.path,
    packageRoot: PACKAGE_ROOT,
    warn: (message) => warnings.push(message),
  });

test('a second owner of the data is refused while the first has it', async () => {
  const first = await startHere();
  await expect(startHere()).rejects.toThrow(`${folder.path} is in use`);
  await first.stop();
});

test('after a stop the data can be opened again, with the same password and no warning', async () => {
  const first = await startHere();
  await first.stop();
  const second = await startHere();
  expect(new URL(second.url).password).toBe(new URL(first.url).password);
  expect(warnings).toEqual([]);
  await second.stop();
});

test('a lock whose owner was killed is taken over', async () => {
  const path = join(tmpdir(), `manzil-${dataDirKey(folder.path)}.sock`);
  await leaveStaleSocket(path);
  const lock = await takeOwnerLock(folder.path);
  await expect(takeOwnerLock(folder.path)).rejects.toThrow('is in use');
  await lock.release();
  expect(await readdir(tmpdir())).not.toContain(`manzil-${dataDirKey(folder.path)}.sock`);
});

/** A socket file nobody listens on any more, as a killed process leaves it. */
async function leaveStaleSocket(path: string) {
  const script = `const kill = () => process.kill(process.pid, 'SIGKILL');
    require('net').createServer().listen(process.argv[1], kill);`;
  expect(() => execFileSync(process.execPath, ['-e', script, path])).toThrow();
  const probe = createServer();
  await expect(
    new Promise((resolve, reject) => probe.once('error', reject).listen(path, () => resolve(null))),
  ).rejects.toThrow('EADDRINUSE');
}
