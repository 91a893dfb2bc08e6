import { createHash } from 'node:crypto';
import { addAbortSignal, Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { FileMissing, filesUnavailable } from './file.errors';
import { assertKey, type FileStore, type StoredFile } from './file-store';
import type { S3Location } from './s3-location';

/** Attempts share it: a storage that hangs is given up, and the caller is told to come back. */
const DEADLINE_MS = 15_000;
const CONNECT_MS = 2_000;
const SILENT_MS = 5_000;
const ATTEMPTS = 3;

type Target = { client: S3Client; bucket: string; deadlineMs: number };

/** Credentials as Amazon's tools find them: environment, file (`AWS_SHARED_CREDENTIALS_FILE`), role of the machine. */
export function s3Store(
  { bucket, endpoint, region }: S3Location,
  { deadlineMs = DEADLINE_MS } = {},
): FileStore {
  const client = new S3Client({
    region,
    // MinIO and its like have no host name per bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENT_MS },
  });
  const target = { client, bucket, deadlineMs };
  const object = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: key };
  };
  return {
    async put(key, content) {
      const params = object(key);
      await explained(target, async (signal) => {
        const sent = Buffer.isBuffer(content)
          ? await putBuffer(target, params, content, signal)
          : await putStream(target, params, content);
        await verify(target, params, sent, signal);
      });
    },
    async get(key) {
      const command = new GetObjectCommand(object(key));
      return explained(target, async (signal) => {
        const { Body } = await client.send(command, { abortSignal: signal });
        return addAbortSignal(AbortSignal.timeout(deadlineMs), Body as Readable);
      });
    },
    async delete(key) {
      const command = new DeleteObjectCommand(object(key));
      await explained(target, (signal) => client.send(command, { abortSignal: signal }));
    },
    list: (prefix) => listObjects(target, prefix),
    removeUnfinished: (before) => explained(target, () => abortUploads(target, before)),
  };
}

type Params = { Bucket: string; Key: string };
type Sent = { size: number; sha256?: string };

async function putBuffer(
  { client }: Target,
  params: Params,
  content: Buffer,
  abortSignal: AbortSignal,
): Promise<Sent> {
  const sha256 = createHash('sha256').update(content).digest('base64');
  await client.send(new PutObjectCommand({ ...params, Body: content, ChecksumSHA256: sha256 }), {
    abortSignal,
  });
  return { size: content.length, sha256 };
}

async function putStream({ client }: Target, params: Params, content: Readable): Promise<Sent> {
  const sent = { size: 0 };
  const Body = Readable.from(counted(content, sent));
  await new Upload({ client, params: { ...params, Body } }).done();
  return sent;
}

async function* counted(content: Readable, sent: Sent): AsyncGenerator<Buffer> {
  for await (const chunk of content as AsyncIterable<Buffer>) {
    sent.size += chunk.length;
    yield chunk;
  }
}

/** A storage may answer 200 and have nothing: what is acknowledged has been looked at. */
async function verify(
  { client }: Target,
  params: Params,
  { size, sha256 }: Sent,
  abortSignal: AbortSignal,
): Promise<void> {
  const stored = await client.send(new HeadObjectCommand({ ...params, ChecksumMode: 'ENABLED' }), {
    abortSignal,
  });
  const same = !sha256 || !stored.ChecksumSHA256 || stored.ChecksumSHA256 === sha256;
  if (stored.ContentLength !== size || !same) {
    throw new Error('The storage holds something else than what was sent.');
  }
}

async function* listObjects(target: Target, prefix: string): AsyncGenerator<StoredFile> {
  const { client, bucket } = target;
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix });
  for (;;) {
    const { value: page, done } = await explained(target, () => pages.next());
    if (done) return;
    for (const { Key, Size = 0, LastModified = new Date(0) } of page.Contents ?? []) {
      if (Key) yield { key: Key, size: Size, modifiedAt: LastModified };
    }
  }
}

async function abortUploads({ client, bucket }: Target, before: Date): Promise<number> {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
  const old = Uploads.filter(({ Initiated = new Date() }) => Initiated < before);
  for (const { Key, UploadId } of old) {
    await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
  }
  return old.length;
}

async function explained<T>(
  { deadlineMs }: Target,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await work(AbortSignal.timeout(deadlineMs));
  } catch (cause) {
    const { name } = cause as Error;
    if (name === 'NoSuchKey') throw new FileMissing('There is no such object.', { cause });
    throw filesUnavailable({ headers: { 'retry-after': '5' }, cause });
  }
}
