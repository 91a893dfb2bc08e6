import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentHeader } from './attachment-header';
import { byteRange } from './byte-range';
import { rangeNotSatisfiable } from './file.errors';

/** Somebody else's bytes: nothing in them runs, and no page shows them as its own. */
const FOREIGN_CONTENT = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-site',
};

export type SentFile = {
  content: Buffer;
  media_type: string;
  name: string;
  /** Hex, of the content. */
  sha256: string;
};

/** As a download: whole, a part of it (Range), or that it has not changed. @throws rangeNotSatisfiable */
export function sendFile(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { content, media_type, name, sha256 }: SentFile,
): FastifyReply {
  const etag = `"${sha256}"`;
  reply.headers({
    ...FOREIGN_CONTENT,
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag,
  });
  if (names(headers['if-none-match'], etag)) return reply.code(304).send();
  const ifRange = headers['if-range'];
  const range =
    ifRange === undefined || ifRange === etag ? byteRange(headers.range, content.length) : null;
  if (range === 'unsatisfiable') {
    throw rangeNotSatisfiable({ headers: { 'content-range': `bytes */${content.length}` } });
  }
  reply.type(media_type).header('content-disposition', attachmentHeader(name, media_type));
  if (!range) return reply.send(content);
  const { first, last } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${first}-${last}/${content.length}`)
    .send(content.subarray(first, last + 1));
}

export function sendPicture(
  reply: FastifyReply,
  { content, media_type }: Pick<SentFile, 'content' | 'media_type'>,
): FastifyReply {
  return reply
    .type(media_type)
    .headers({
      ...FOREIGN_CONTENT,
      // Nothing of an investor stays on a device that others use too.
      'cache-control': 'private, no-store',
    })
    .send(content);
}

const names = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));
