import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type S3Double, startS3Double } from '../../../testing/s3-double';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { FileMissing } from './file.errors';
import { type FileStore, newFileKey, type StoredFile } from './file-store';
import { folderStore } from './folder-store';
import { parseS3Location } from './s3-location';
import { s3Store } from './s3-store';

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

test('keys are random and tell nothing', () => {
  expect(newFileKey({ kind: 'documents' })).toMatch(/^documents\/([0-9a-f]{2})\/\1[0-9a-f]{30}$/);
  expect(newFileKey({ kind: 'documents' })).not.toBe(newFileKey({ kind: 'documents' }));
});

describe.each<[string, () => FileStore]>([
  ['a folder', () => folderStore(join(folder.path, 'files'))],
  ['a bucket', () => s3Store(parseS3Location(s3.url))],
])('%s', (_, open) => {
  let store: FileStore;
  beforeAll(() => {
    store = open();
  });

  test.each([
    ['a buffer', Buffer.from('Reisepass')],
    ['nothing', Buffer.alloc(0)],
    ['a stream', Readable.from([Buffer.from('Reise'), Buffer.from('pass')])],
    ['10 MB', Buffer.alloc(10_000_000, 'x')],
  ])('gives back %s', async (_, content) => {
    const expected = Buffer.isBuffer(content) ? content : Buffer.from('Reisepass');
    const key = newFileKey({ kind: 'documents' });
    await store.put(key, content);
    expect((await buffer(await store.get(key))).equals(expected)).toBe(true);
  });

  test('replaces what was there', async () => {
    const key = newFileKey({ kind: 'documents' });
    await store.put(key, Buffer.from('old and long'));
    await store.put(key, Buffer.from('new'));
    expect(await buffer(await store.get(key))).toEqual(Buffer.from('new'));
  });

  test('says that a file is missing', async () => {
    await expect(store.get(newFileKey({ kind: 'documents' }))).rejects.toBeInstanceOf(FileMissing);
  });

  test('forgets a file, and one that was never there', async () => {
    const key = newFileKey({ kind: 'documents' });
    await store.put(key, Buffer.from('x'));
    await store.delete(key);
    await store.delete(key);
    await expect(store.get(key)).rejects.toBeInstanceOf(FileMissing);
  });

  test('lists every file below a prefix, with size and time', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'].map((name) => `statements/2026-10/${name}`);
    for (const key of keys) await store.put(key, Buffer.from(key));
    await store.put('avatars/00/a', Buffer.from('x'));
    expect(await keysOf(store, 'statements/')).toEqual(keys);
    expect(await keysOf(store, 'statements/2026-10/a')).toEqual(keys.slice(0, 1));
    expect(await keysOf(store, 'none/')).toEqual([]);
    const [file] = await listed(store, 'avatars/');
    expect(file).toMatchObject({ key: 'avatars/00/a', size: 1 });
    expect(Math.abs(Date.now() - Number(file?.modifiedAt))).toBeLessThan(10_000);
  });

  test.each([
    '../secrets/files.key',
    '/etc/passwd',
    'documents',
    'documents/../x',
    'a/.b',
    'a\\b',
    'A/b',
    '',
  ])('takes %p for no key', async (key) => {
    for (const work of [
      () => store.put(key, Buffer.alloc(1)),
      () => store.get(key),
      () => store.delete(key),
    ]) {
      await expect(async () => work()).rejects.toThrow('This is no key of a file.');
    }
  });
});
