import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Fault, type S3Double, startS3Double } from '../../../testing/s3-double';
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

describe('a bucket', () => {
  let store: FileStore;
  beforeAll(() => {
    store = s3Store(parseS3Location(s3.url));
  });
  beforeEach(() => {
    s3.fault = null;
    s3.requests.length = 0;
  });

  const unavailable = { definition: { code: 'files.unavailable', status: 503 } };

  test('is asked by its path, as MinIO has no host name per bucket', async () => {
    await store.put('documents/00/a', Buffer.from('x'));
    expect(s3.requests[0]).toBe('PUT /manzil-test/documents/00/a');
  });

  test.each<Fault>(['200 with an error', 'other bytes'])(
    'that answers a write with %p has not taken it',
    async (kind) => {
      s3.fault = { method: 'PUT', kind };
      const key = newFileKey({ kind: 'documents' });
      await expect(store.put(key, Buffer.from('Reisepass'))).rejects.toMatchObject(unavailable);
    },
  );

  test.each(['PUT', 'GET', 'DELETE'])('that is overloaded for %s answers 503', async (method) => {
    await store.put('documents/00/b', Buffer.from('x'));
    s3.fault = { method, kind: '503' };
    const work = {
      PUT: () => store.put('documents/00/c', Buffer.from('x')),
      GET: () => store.get('documents/00/b'),
      DELETE: () => store.delete('documents/00/b'),
    }[method];
    await expect(work?.()).rejects.toMatchObject(unavailable);
    expect(s3.requests.filter((request) => request.startsWith(method)).length).toBeGreaterThan(1);
  });

  test('that is overloaded for a moment is asked again', async () => {
    s3.fault = { method: 'PUT', kind: '503' };
    const writing = store.put('documents/00/d', Buffer.from('x'));
    while (s3.requests.length === 0) await new Promise(setImmediate);
    s3.fault = null;
    await writing;
    expect(s3.objects.has('documents/00/d')).toBe(true);
  });

  test('that says nothing is given up', async () => {
    const impatient = s3Store(parseS3Location(s3.url), { deadlineMs: 200 });
    s3.fault = { method: 'GET', kind: 'silence' };
    await expect(impatient.get('documents/00/a')).rejects.toMatchObject(unavailable);
  });

  test('that cannot be reached answers 503', async () => {
    const nowhere = s3Store(parseS3Location('s3://manzil?endpoint=http://127.0.0.1:1'));
    await expect(nowhere.get('documents/00/a')).rejects.toMatchObject(unavailable);
  });
});

test.each([
  ['s3://manzil', { bucket: 'manzil', region: 'us-east-1' }],
  ['s3://manzil?region=eu-central-1', { bucket: 'manzil', region: 'eu-central-1' }],
  [
    's3://manzil?endpoint=http://minio:9000&region=x',
    { bucket: 'manzil', region: 'x', endpoint: 'http://minio:9000' },
  ],
])('%s names a bucket', (url, location) => {
  expect(parseS3Location(url)).toEqual(location);
});

test.each([
  'manzil',
  'https://manzil',
  's3://',
  's3://manzil/folder',
  's3://key:secret@manzil',
  's3://manzil?endpoint=minio:9000',
  's3://manzil?endpoint=http://key:secret@minio',
  's3://manzil?region=x&bucket=y',
])('%s names none', (url) => {
  expect(() => parseS3Location(url)).toThrow(/FILES_URL must read/);
});
