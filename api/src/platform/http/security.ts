import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { refuseCrossSiteReads, refuseCrossSiteWrites } from './cross-site';
import type { App, AppConfig } from './module';

const PREFLIGHT_MAX_AGE_S = 600;
const HSTS_MAX_AGE_S = 63_072_000;

export async function addSecurity(app: App, config: AppConfig): Promise<void> {
  const ours = new Set(config.origins);
  const headers = await helmetHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
  await app.register(cors, {
    origin: (origin, answer) => answer(null, origin !== undefined && ours.has(origin) && origin),
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: ['content-type', 'accept-language', 'sentry-trace', 'baggage'],
    exposedHeaders: ['retry-after'],
    maxAge: PREFLIGHT_MAX_AGE_S,
  });
  refuseCrossSiteWrites(app, config);
  refuseCrossSiteReads(app);
  keepPrivate(app);
}

/** helmet says the same of every answer, so it is asked once. */
async function helmetHeaders({ secure }: AppConfig): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: secure && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true },
  });
  asked.get('/', async (_request, { raw }) => raw.getHeaders());
  const answer = await asked.inject('/');
  await asked.close();
  return answer.json();
}

function keepPrivate(app: App): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}
