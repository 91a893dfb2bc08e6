import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { openEncrypted, storeEncrypted } from './encrypted-files';
import { newFileKey } from './file-store';
import { openFiles } from './open-files';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => folder.remove());

const KEY = Buffer.alloc(32, 1).toString('base64');
const open = (settings = {}) =>
  openFiles({
    dataDir: folder.path,
    filesUrl: null,
    filesKey: null,
    filesKeyFile: null,
    ...settings,
  });

test('without any setting files lie in the data folder, under a key that only the owner reads', async () => {
  const files = await open();
  const key = newFileKey({ kind: 'documents' });
  await storeEncrypted(files, key, Buffer.from('x'));
  expect((await stat(join(folder.path, 'files', key))).isFile()).toBe(true);
  const own = await stat(join(folder.path, 'secrets/files.key'));
  expect([own.mode & 0o777, (await stat(join(folder.path, 'secrets'))).mode & 0o777]).toEqual([
    0o600, 0o700,
  ]);
  expect(await openEncrypted(await open(), key)).toEqual(Buffer.from('x'));
});

test('a data folder that is missing is made as any other folder, not closed to the database', async () => {
  const [dataDir, other] = [join(folder.path, 'new'), join(folder.path, 'other')];
  await mkdir(other);
  await open({ dataDir });
  expect((await stat(dataDir)).mode).toBe((await stat(other)).mode);
});

test('a key that was lost is not replaced while there are files', async () => {
  const files = await open();
  await storeEncrypted(files, newFileKey({ kind: 'documents' }), Buffer.from('x'));
  await rm(join(folder.path, 'secrets/files.key'));
  await expect(open()).rejects.toThrow(/bring back .*files\.key or set FILES_KEY/);
});

test('a key may come from the environment or from a file', async () => {
  const path = join(folder.path, 'key');
  await writeFile(path, `${KEY}\n`);
  const key = newFileKey({ kind: 'documents' });
  await storeEncrypted(await open({ filesKey: KEY }), key, Buffer.from('x'));
  expect(await openEncrypted(await open({ filesKeyFile: path }), key)).toEqual(Buffer.from('x'));
  await expect(readFile(join(folder.path, 'secrets/files.key'))).rejects.toThrow('ENOENT');
});

test.each([
  [{ filesKey: 'short' }, /FILES_KEY must hold/],
  [{ filesKeyFile: '/nowhere' }, /\/nowhere cannot be read/],
  [{ filesUrl: 'ftp://manzil', filesKey: KEY }, /FILES_URL must read s3:/],
  [{ filesUrl: 's3://manzil' }, /FILES_URL needs a key/],
])('%j does not start', async (settings, message) => {
  await expect(open(settings)).rejects.toThrow(message);
});
