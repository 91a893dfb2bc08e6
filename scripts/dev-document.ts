import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { EdgeConfig } from '../host/edge/config';
import { renderDocument } from '../host/edge/document';
import { pageOf } from '../host/edge/page';
import { freshRegistryOf } from '../host/edge/registry';
import type { RemoteState } from '../host/edge/remotes';
import { APP_SHELL } from '../host/src/boot/app-shell';
import type { HostManifest } from '../shared/build/host-manifest';
import type { Language } from '../shared/src/contract/values';
import type { Texts } from '../shared/src/runtime/remote';
import { devHeaders } from './dev-headers';

/** Only a host that is served from its sources has this page (host/src/routing/host-routes.ts). */
const KIT = '/kit';

type Portal = {
  config: EdgeConfig;
  host: HostManifest;
  hostDir: string;
  /** Read for every answer, as files change. */
  remotes: () => readonly RemoteState[];
};

const cookieOf = (request: IncomingMessage, name: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Answers what the edge answers in production besides files: documents, texts of the host, the registry. */
export function answerAsEdge({ config, host, hostDir, remotes }: Portal) {
  const textsOf = (language: Language): Texts =>
    JSON.parse(readFileSync(join(hostDir, 'locales', `${language}.json`), 'utf8')) as Texts;

  const documentOf = (request: IncomingMessage, path: string): [number, string] => {
    const states = remotes();
    const { searchParams } = new URL(request.url ?? '/', 'http://portal');
    const chosen = cookieOf(request, 'manzil_language') ?? searchParams.get('language');
    const language = chosen === 'en' ? 'en' : 'de';
    const signedIn = cookieOf(request, 'manzil_hint') === '1';
    const page = pageOf(path === KIT ? APP_SHELL : path, states, host, language, signedIn);
    const apiBase = config.apiHosts[request.headers.host ?? ''] ?? '';
    const html = renderDocument({
      page,
      language,
      config: { apiBase, release: host.version, support: config.support },
      texts: textsOf(language),
      host,
      states,
      path,
    });
    return [page.found ? 200 : 404, html];
  };

  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    const texts = /^\/locales\/(de|en)\/translation\.json$/.exec(pathname);
    const json = texts
      ? textsOf(texts[1] as Language)
      : pathname === '/registry.json' && freshRegistryOf(remotes());
    if (json) {
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(json));
      return;
    }
    if (request.method !== 'GET' || /\.[a-z0-9]+$/i.test(pathname)) {
      next();
      return;
    }
    const [status, html] = documentOf(request, pathname);
    const authority = request.headers.host ?? '';
    response.writeHead(status, {
      ...devHeaders(config.apiHosts[authority] ?? '', authority),
      'content-type': 'text/html; charset=utf-8',
    });
    response.end(html);
  };
}
