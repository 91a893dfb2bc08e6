import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type S3Double, startS3Double } from '../../../testing/s3-double';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { type FileStore, newFileKey, type StoredFile } from './file-store';
import { folderStore } from './folder-store';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let s3: S3Double;
const credentials = { AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' };
const before = { ...process.env };

beforeAll(async () => {
  Object.assign(process.env, credentials);
  folder = await temporaryFolder();
  s3 = await startS3Double();
});
afterAll(async () => {
  process.env = before;
  await folder.remove();
  await s3.close();
});

async function listed(store: FileStore, prefix: string): Promise<StoredFile[]> {
  const found = [];
  for await (const file of store.list(prefix)) found.push(file);
  return found;
}
const keysOf = async (store: FileStore, prefix: string) =>
  (await listed(store, prefix)).map(({ key }) => key).sort();

describe('a folder', () => {
  test('is for its owner only', async () => {
    const root = join(folder.path, 'private');
    const key = newFileKey({ kind: 'documents' });
    await folderStore(root).put(key, Buffer.from('x'));
    expect((await stat(join(root, key))).mode & 0o777).toBe(0o600);
    expect((await stat(root)).mode & 0o777).toBe(0o700);
  });

  test('holds nothing of a write that broke off', async () => {
    const root = join(folder.path, 'broken');
    const store = folderStore(root);
    const sending = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('The sender is gone.');
      })(),
    );
    await expect(store.put(newFileKey({ kind: 'documents' }), sending)).rejects.toThrow(
      'The sender is gone.',
    );
    expect(await keysOf(store, '')).toEqual([]);
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });

  test('removes what a killed process has left behind, and not what another one is writing', async () => {
    const root = join(folder.path, 'killed');
    await mkdir(join(root, '.unfinished'), { recursive: true });
    for (const name of ['old', 'new']) await writeFile(join(root, '.unfinished', name), 'half');
    const yesterday = new Date(Date.now() - 86_400_000);
    await utimes(join(root, '.unfinished/old'), yesterday, yesterday);
    const store = folderStore(root);
    expect(await keysOf(store, '')).toEqual([]);
    expect(await store.removeUnfinished(new Date(Date.now() - 3_600_000))).toBe(1);
    expect(await readdir(join(root, '.unfinished'))).toEqual(['new']);
  });

  test('that cannot be written to answers 503', async () => {
    const root = join(folder.path, 'blocked');
    await writeFile(root, 'a file where the folder should be');
    await expect(
      folderStore(root).put(newFileKey({ kind: 'documents' }), Buffer.alloc(1)),
    ).rejects.toMatchObject({
      definition: { code: 'files.unavailable', status: 503 },
    });
  });

  test('on a full disk answers 507 and keeps no part of the file', async () => {
    const root = join(folder.path, 'full');
    const noSpace = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', syscall: 'write' });
    const writing = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw noSpace;
      })(),
    );
    await expect(
      folderStore(root).put(newFileKey({ kind: 'documents' }), writing),
    ).rejects.toMatchObject({
      definition: { code: 'files.full', status: 507 },
    });
    expect(await readdir(join(root, '.unfinished'))).toEqual([]);
  });
});
