import { createHash } from 'node:crypto';
import { z } from '@manzil/shared/contract/schema';
import type { FastifyReply } from 'fastify';
import type { App } from './module';

export const NOT_MODIFIED = { 304: z.null() };

/** ETag and 304. Answers differ by language and session, so no shared cache may keep them. */
export function addRevalidation(app: App): void {
  app.addHook('onRoute', (route) => {
    const response = { ...(route.schema?.response as object | undefined), ...NOT_MODIFIED };
    route.schema = { ...route.schema, response };
  });

  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (reply.statusCode === 200) revalidate(reply);
    return payload;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (reply.statusCode !== 200 || !Buffer.isBuffer(payload)) return payload;
    const etag = `"${createHash('sha256').update(payload).digest('base64url')}"`;
    reply.header('etag', etag);
    if (!names(request.headers['if-none-match'], etag)) return payload;
    reply.code(304).removeHeader('content-type');
    return '';
  });
}

/** For an answer of bytes, which no serialisation goes before: what `addRevalidation` says of the others. */
export function revalidate(reply: FastifyReply): void {
  const vary = [reply.getHeader('vary'), 'Accept-Language', 'Cookie'].filter(Boolean).join(', ');
  reply.headers({ 'cache-control': 'private, no-cache', vary });
}

/** A proxy that compressed the answer has made the tag weak (`W/`). */
const names = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
