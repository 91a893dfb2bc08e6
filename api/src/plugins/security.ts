import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { App, AppConfig } from '../module';
import { refuseCrossSiteWrites } from './cross-site';

const PREFLIGHT_MAX_AGE_S = 600;
const HSTS_MAX_AGE_S = 63_072_000;

export async function addSecurity(app: App, config: AppConfig): Promise<void> {
  const ours = new Set(config.origins);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-site' },
    strictTransportSecurity: config.secure && { maxAge: HSTS_MAX_AGE_S, includeSubDomains: true },
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
  keepPrivate(app);
}

/** Answers stay out of every cache unless their route says otherwise. */
function keepPrivate(app: App): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}
