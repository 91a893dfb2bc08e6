import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import type { Language } from '@manzil/shared/contract/values';
import type { PortalConfig, Texts } from '@manzil/shared/runtime';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { APP_SHELL } from '../src/boot/app-shell';
import { compressText } from './compress-text';
import type { EdgeConfig } from './config';
import { renderDocument } from './document';
import { commonHeaders, documentHeaders } from './headers';
import { pageOf } from './page';
import { freshRegistryOf } from './registry';
import { hostFiles, SESSION } from './remote-page';
import type { Remotes } from './remotes';
import { sendRevalidated } from './revalidated';
import { serveSecurityTxt } from './security-txt';
import { serveWorker } from './service-worker';
import { serveFiles } from './static-files';
import { askedLanguage, hasDeviceKey, isHinted, languageCookie, languageOf, pathOf } from './visit';

const limits = {
  requestMs: 10_000,
  idleMs: 60_000,
  /** For answers that are being sent when the edge stops. */
  graceMs: 3_000,
};

export type EdgeParts = {
  config: EdgeConfig;
  host: HostManifest;
  hostDir: string;
  remotes: Remotes;
  log: FastifyBaseLogger;
};

export type Edge = {
  listen: (at: { port: number; host: string }) => Promise<string>;
  close: () => Promise<void>;
};

function readTexts(hostDir: string): Record<Language, Texts> {
  const read = (language: Language): Texts =>
    JSON.parse(readFileSync(join(hostDir, 'locales', `${language}.json`), 'utf8')) as Texts;
  return { de: read('de'), en: read('en') };
}

const sendStatus = (reply: FastifyReply, code: number) =>
  reply
    .code(code)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${STATUS_CODES[code]}\n`);

/** The edge's HTTP server: documents, the portal's files, the registry. Holds no session and no state of its own. */
export async function buildEdge(
  { config, host, hostDir, remotes, log }: EdgeParts,
  { requestMs, idleMs, graceMs } = limits,
): Promise<Edge> {
  const texts = readTexts(hostDir);
  const [defaultApi = ''] = Object.values(config.apiHosts);
  const apiBaseOf = ({ host: site }: FastifyRequest): string =>
    (Object.hasOwn(config.apiHosts, site) && config.apiHosts[site]) || defaultApi;
  const reportsTo = config.sentryDsn && new URL(config.sentryDsn).origin;
  const isHttps = (request: FastifyRequest): boolean => apiBaseOf(request).startsWith('https:');
  const headersOf = (request: FastifyRequest): Record<string, string> =>
    commonHeaders(isHttps(request), pathOf(request) ?? '');

  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    // What still comes by an open connection while the edge stops is answered: it asks nobody else for it.
    return503OnClosing: false,
    requestTimeout: requestMs,
    connectionTimeout: idleMs,
    http: { headersTimeout: requestMs, connectionsCheckingInterval: requestMs / 2 },
    // Targets that no route is asked about, as they cannot be decoded.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headersOf(request));
      sendStatus(reply, error.statusCode ?? 400);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headersOf(request));
  });
  app.addHook('onSend', compressText);
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return sendStatus(reply, statusCode);
  });

  await serveFiles(app, config.storeDir, hostDir);
  serveWorker(app, hostDir);
  serveSecurityTxt(app, config.securityContact);

  app.get<{ Params: { language: string } }>(
    '/locales/:language/translation.json',
    (request, reply) => {
      const { language } = request.params;
      if (language !== 'de' && language !== 'en') return reply.callNotFound();
      return reply.header('cache-control', 'no-cache').send(texts[language]);
    },
  );

  app.get('/registry.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').send(freshRegistryOf(remotes.all())),
  );

  app.get('/livez', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', (_request, reply) => {
    const isReady = remotes.isReady();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'starting',
        remotes: remotes.all().map(({ name, current, refusal }) => ({
          name,
          version: current?.version ?? null,
          build: current?.build ?? null,
          refused: refusal?.code ?? null,
        })),
      });
  });

  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (path === null) return sendStatus(reply, 400);
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/\.[a-z0-9]+$/i.test(path);
    if (!wantsPage || /^\/(static|remotes|locales)\//.test(path)) return sendStatus(reply, 404);
    const asked = askedLanguage(request);
    if (asked) {
      return reply
        .header('set-cookie', languageCookie(asked.language, isHttps(request)))
        .header('cache-control', 'no-store')
        .redirect(asked.address);
    }
    const language = languageOf(request);
    const apiBase = apiBaseOf(request);
    const page = pageOf(path, remotes.all(), host, language, isHinted(request));
    const portalConfig: PortalConfig = {
      apiBase,
      release: host.version,
      support: config.support,
      ...(config.licence ? { licence: config.licence } : {}),
      ...(config.sentryDsn ? { sentryDsn: config.sentryDsn } : {}),
    };
    // What opens the storages is waited for; the shell without a network is the same for everybody.
    const opener = path !== APP_SHELL && hasDeviceKey(request) ? hostFiles(host, 'device') : [];
    // An address with a choice of its own asks for other data, and what nobody asks for now is given to who asks later.
    const data = request.url.includes('?')
      ? page.data.filter((each) => each === SESSION)
      : page.data;
    const html = renderDocument({
      page: { ...page, data, files: [...page.files, ...opener] },
      language,
      config: portalConfig,
      texts: texts[language],
      host,
      states: remotes.all(),
      path,
    });
    reply
      .code(page.found ? 200 : 404)
      .headers(documentHeaders(apiBase, isHttps(request), reportsTo))
      .type('text/html; charset=utf-8');
    return path === APP_SHELL ? sendRevalidated(request, reply, html) : reply.send(html);
  });

  return {
    listen: (at) => app.listen(at),
    close: async () => {
      const timer = setTimeout(() => app.server.closeAllConnections(), graceMs);
      await app.close();
      clearTimeout(timer);
    },
  };
}
