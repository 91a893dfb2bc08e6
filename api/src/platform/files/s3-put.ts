import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { HeadObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';

export type Target = { client: S3Client; bucket: string; deadlineMs: number };

type Params = { Bucket: string; Key: string };
type Sent = { size: number; sha256?: string };

export async function putBuffer(
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

export async function putStream(
  { client }: Target,
  params: Params,
  content: Readable,
): Promise<Sent> {
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
export async function verify(
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
