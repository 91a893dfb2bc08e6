import type { FastifyInstance } from 'fastify';

/** RFC 9116 wants a day within a year; whoever keeps the file for longer asks again. */
const VALID_DAYS = 90;

/** Tells whoever has found a weakness whom to write to. @param contact address beginning with `mailto:` or `https:` */
export function serveSecurityTxt(app: FastifyInstance, contact: string): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    const expires = new Date();
    expires.setUTCDate(expires.getUTCDate() + VALID_DAYS);
    expires.setUTCHours(0, 0, 0, 0);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(
        `Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: de, en\n`,
      );
  });
}
