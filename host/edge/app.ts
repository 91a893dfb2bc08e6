import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { HostManifest } from '@manzil/shared/build/host-manifest';
import type { Language } from '@manzil/shared/contract/values';
import type { PortalConfig, Texts } from '@manzil/shared/runtime';
import Fastify, { type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { compressText } from './compress-text';
import type { EdgeConfig } from './config';
import { renderDocument } from './document';
import { commonHeaders, documentHeaders } from './headers';
import { pageOf } from './page';
import { freshRegistryOf } from './registry';
import type { Remotes } from './remotes';

const YEAR_S = 31_536_000;
const IMMUTABLE = `public, max-age=${YEAR_S}, immutable`;

export type EdgeParts = {
  config: EdgeConfig;
  host: HostManifest;
  hostDir: string;
  remotes: Remotes;
  log: Logger;
};

export type Edge = {
  listen: (at: { port: number; host: string }) => Promise<string>;
  close: () => Promise<void>;
};

const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const languageOf = (request: FastifyRequest): Language =>
  cookieOf(request, 'manzil_language') === 'en' ? 'en' : 'de';

function readTexts(hostDir: string): Record<Language, Texts> {
  const read = (language: Language): Texts =>
    JSON.parse(readFileSync(join(hostDir, 'locales', `${language}.json`), 'utf8')) as Texts;
  return { de: read('de'), en: read('en') };
}

/** The edge's HTTP server: documents, the portal's files, the registry. Holds no session and no state of its own. */
export async function buildEdge({ config, host, hostDir, remotes, log }: EdgeParts): Promise<Edge> {
  const app = Fastify({ loggerInstance: log, disableRequestLogging: true, exposeHeadRoutes: true });
  const texts = readTexts(hostDir);
  const [defaultApi = ''] = Object.values(config.apiHosts);
  const apiBaseOf = (request: FastifyRequest): string =>
    config.apiHosts[request.host] ?? defaultApi;
  const isHttps = (request: FastifyRequest): boolean => apiBaseOf(request).startsWith('https:');

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders(isHttps(request)));
  });

  app.addHook('onSend', compressText);

  for (const [prefix, folder] of [
    ['/static/', join(config.storeDir, 'host/static')],
    ['/remotes/', join(config.storeDir, 'remotes')],
  ] as const) {
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      decorateReply: false,
      preCompressed: true,
      index: false,
      cacheControl: false,
      allowedPath: (path) => !path.endsWith('promoted.json') && !path.includes('.incoming'),
      setHeaders: (response) => response.setHeader('cache-control', IMMUTABLE),
    });
  }
  await app.register(fastifyStatic, {
    root: join(hostDir, 'public'),
    prefix: '/',
    index: false,
    wildcard: false,
    maxAge: 3_600_000,
  });

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

  app.get('/livez', () => ({ status: 'ok' }));
  app.get('/readyz', () => ({
    status: 'ok',
    remotes: remotes.all().map(({ name, current, refusal }) => ({
      name,
      version: current?.version ?? null,
      build: current?.build ?? null,
      refused: refusal?.code ?? null,
    })),
  }));

  app.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://portal');
    const wantsPage =
      (request.method === 'GET' || request.method === 'HEAD') && !/\.[a-z0-9]+$/i.test(pathname);
    if (!wantsPage || /^\/(static|remotes|locales)\//.test(pathname)) {
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store')
        .send('Not found\n');
    }
    const language = languageOf(request);
    const apiBase = apiBaseOf(request);
    const page = pageOf(
      pathname,
      remotes.all(),
      host,
      language,
      cookieOf(request, 'manzil_hint') === '1',
    );
    const portalConfig: PortalConfig = { apiBase, release: host.version, support: config.support };
    const html = renderDocument({
      page,
      language,
      config: portalConfig,
      texts: texts[language],
      host,
      states: remotes.all(),
      path: pathname,
    });
    return reply
      .code(page.found ? 200 : 404)
      .headers(documentHeaders(apiBase, isHttps(request)))
      .type('text/html; charset=utf-8')
      .send(html);
  });
  return app;
}
