import { BUCKETS, NO_BUCKETS } from '../../../testing/bucket-locations';
import { type Fault, type S3Double, startS3Double } from '../../../testing/s3-double';
import { temporaryFolder } from '../../../testing/temporary-folder';
import { type FileStore, newFileKey } from './file-store';
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

test.each(BUCKETS)('%s names a bucket', (url, location) => {
  expect(parseS3Location(url)).toEqual(location);
});

test.each(NO_BUCKETS)('%s names none', (url) => {
  expect(() => parseS3Location(url)).toThrow(/FILES_URL must read/);
});
