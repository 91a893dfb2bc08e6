import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends a text (the whole body) that browsers ask about again each time: 304 where they have it. */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply {
  // Weak, as it is the same for each compression.
  const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
  reply.header('cache-control', 'no-cache, private').header('etag', tag);
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(text);
}
