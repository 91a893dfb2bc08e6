import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { observeRequests } from './metrics/request-metrics';
import type { App, Dependencies } from './module';
import { answerBrokenHttp, BARE } from './plugins/broken-http';
import { refuseWhileStopping } from './plugins/drain';
import { addErrorHandling, answerError } from './plugins/error-handler';
import { addOpenApi } from './plugins/openapi';
import { logRequests } from './plugins/request-log';
import { addSecurity } from './plugins/security';
import { answerSerialiser, sendBytes } from './plugins/serialisation';
import { addSession, answerAfterLookUp } from './plugins/session';
import { LONG_REQUEST_TIMEOUT_MS, limitBodyTime, REQUEST_TIMEOUT_MS } from './plugins/slow-body';
import { routeModules } from './route-modules';

const BODY_LIMIT_BYTES = 64 * 1024;
const CONNECTIONS_CHECKED_MS = 5_000;
const KEEP_ALIVE_MS = 72_000;
/** Fastify looks through all loaded files for the name of a plugin that does not say it. */
const PLUGIN_NAME = Symbol.for('fastify.display-name');

type Options = Dependencies & {
  logger: FastifyBaseLogger;
  /** Takes what is counted of requests; left out: nothing is. */
  metrics?: Registry | undefined;
  /** Tests check every answer against its contract. */
  serialiser?: typeof answerSerialiser;
};

/** The whole HTTP side, not yet listening: tests inject requests, the server listens. */
export async function buildApp({
  logger,
  metrics,
  serialiser = answerSerialiser,
  ...dependencies
}: Options): Promise<App> {
  const { trustedProxies } = dependencies.config;
  const app: App = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: LONG_REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKED_MS,
    },
    keepAliveTimeout: KEEP_ALIVE_MS,
    return503OnClosing: false,
    trustProxy: trustedProxies.length > 0 && trustedProxies,
    frameworkErrors: (error, request, reply) => answerError(error, request, reply.headers(BARE)),
    clientErrorHandler: answerBrokenHttp,
    routerOptions: { ignoreTrailingSlash: true },
  }).withTypeProvider<ZodTypeProvider>();

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serialiser);
  app.removeContentTypeParser('text/plain');

  addErrorHandling(app, answerAfterLookUp);
  logRequests(app);
  if (metrics) observeRequests(app, metrics);
  limitBodyTime(app);
  await addSecurity(app, dependencies.config);
  refuseWhileStopping(app);
  sendBytes(app);
  await addOpenApi(app, dependencies.config);
  addSession(app, dependencies);

  if (process.env.NODE_ENV === 'development') {
    const { addApiPages } = await import('./plugins/api-pages');
    await addApiPages(app);
  }

  for (const module of await routeModules()) {
    const plugin = async (child: App) => module(child, dependencies);
    await app.register(Object.assign(plugin, { [PLUGIN_NAME]: module.name }));
  }
  await app.ready();
  return app;
}
