import { addAbortSignal, type Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { FileMissing, filesUnavailable } from './file.errors';
import { assertKey, type FileStore, type StoredFile } from './file-store';
import type { S3Location } from './s3-location';
import { putBuffer, putStream, type Target, verify } from './s3-put';

/** Attempts share it: a storage that hangs is given up, and the caller is told to come back. */
const DEADLINE_MS = 15_000;
const CONNECT_MS = 2_000;
const SILENT_MS = 5_000;
const ATTEMPTS = 3;

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
