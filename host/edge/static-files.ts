import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;
const HOUR_MS = 3_600_000;

/** Whether a path, however it is spelt, is `/<name>/<build>/<file>`. */
function inBuildFolder(path: string): boolean {
  try {
    return posix.normalize(decodeURIComponent(path)).split('/').filter(Boolean).length > 2;
  } catch {
    return false;
  }
}

/** Serves what the store holds under `/static/` and `/remotes/`, and the host's public folder at the root. */
export async function serveFiles(
  app: FastifyInstance,
  storeDir: string,
  hostDir: string,
): Promise<void> {
  const stored = {
    decorateReply: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    setHeaders: (response: { setHeader: (name: string, value: string) => void }) => {
      response.setHeader('cache-control', IMMUTABLE);
      response.setHeader('vary', 'accept-encoding');
    },
  } as const;
  await app.register(fastifyStatic, {
    ...stored,
    root: join(storeDir, 'host/static'),
    prefix: '/static/',
  });
  await app.register(fastifyStatic, {
    ...stored,
    root: join(storeDir, 'remotes'),
    prefix: '/remotes/',
    allowedPath: (path) => inBuildFolder(path),
  });
  await app.register(fastifyStatic, {
    root: join(hostDir, 'public'),
    prefix: '/',
    index: false,
    wildcard: false,
    maxAge: HOUR_MS,
  });
}
