import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { WORKER } from '../src/boot/app-shell';
import { WORKER_POLICY } from './headers';
import { sendRevalidated } from './revalidated';

/** Serves the service worker of the build in `hostDir`. Without one: 404, upon which open pages unregister theirs. */
export function serveWorker(app: FastifyInstance, hostDir: string): void {
  const file = join(hostDir, 'dist/browser/service-worker.js');
  const script = existsSync(file) ? readFileSync(file, 'utf8') : null;
  app.get(WORKER, (request, reply) => {
    if (script === null) return reply.callNotFound();
    reply.type('text/javascript; charset=utf-8').header('content-security-policy', WORKER_POLICY);
    return sendRevalidated(request, reply, script);
  });
}
