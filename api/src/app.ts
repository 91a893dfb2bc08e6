import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Registry } from 'prom-client';
import { exportsOf } from './exports-of';
import { addSession, answerAfterLookUp } from './identity/guard';
import { sessionCookieName } from './identity/session-cookie';
import { answerBrokenHttp, BARE } from './platform/http/broken-http';
import { refuseWhileStopping } from './platform/http/drain';
import { addErrorHandling, answerError } from './platform/http/error-handler';
import type { App, Dependencies } from './platform/http/module';
import { addOpenApi } from './platform/http/openapi';
import { logRequests } from './platform/http/request-log';
import { addSecurity } from './platform/http/security';
import { answerSerialiser, sendBytes } from './platform/http/serialisation';
import {
  LONG_REQUEST_TIMEOUT_MS,
  limitBodyTime,
  REQUEST_TIMEOUT_MS,
} from './platform/http/slow-body';
import { observeRequests } from './platform/metrics/request-metrics';

const BODY_LIMIT_BYTES = 64 * 1024;
/** A booking's id has half of Fastify's usual 100; whatever is longer than any id is not found, as all that is none. */
const PARAMETER_LENGTH = 200;
const CONNECTIONS_CHECKED_MS = 5_000;
const KEEP_ALIVE_MS = 72_000;
/** Fastify looks through all loaded files for the name of a plugin that does not say it. */
const PLUGIN_NAME = Symbol.for('fastify.display-name');

type Options = Dependencies & {
  logger: FastifyBaseLogger;
  metrics?: Registry | undefined;
  serialiser?: typeof answerSerialiser;
};

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
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: PARAMETER_LENGTH },
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
  await addOpenApi(app, {
    contact: dependencies.config.supportEmail,
    sessionCookie: sessionCookieName(dependencies.config),
  });
  addSession(app, dependencies);

  if (process.env.NODE_ENV === 'development') {
    const { addApiPages } = await import('./platform/http/api-pages');
    const { addServerTiming } = await import('./platform/http/server-timing');
    addServerTiming(app);
    await addApiPages(app);
  }

  for (const module of await exportsOf('routes')) {
    const plugin = async (child: App) => module(child, dependencies);
    await app.register(Object.assign(plugin, { [PLUGIN_NAME]: module.name }));
  }
  await app.ready();
  return app;
}
