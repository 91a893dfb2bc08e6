import type { App, AppConfig } from './module';
import { crossSite } from './request-errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Values a browser sends when the page itself, a sibling or the user caused the request. */
const NEAR = new Set(['same-origin', 'same-site', 'none']);

/** Browsers name the Origin of a write; siblings are strangers. Without one it must be JSON or bytes: no form is. */
export function refuseCrossSiteWrites(app: App, { origins }: AppConfig): void {
  const ours = new Set(origins);
  app.addHook('onRequest', ({ method, headers, routeOptions }, _reply, done) => {
    if (SAFE.has(method) || routeOptions.config.crossSite) return done();
    const { origin, 'sec-fetch-site': site, 'content-type': type = '' } = headers;
    const program = origin === undefined && (site === undefined || NEAR.has(String(site)));
    const allowed = program ? noForm(type) : origin !== undefined && ours.has(origin);
    done(allowed ? undefined : crossSite());
  });
}

/** What only one caller may see is shown to no other site, not even as the time that it takes or in a frame. */
export function refuseCrossSiteReads(app: App): void {
  app.addHook('onRequest', ({ method, headers, routeOptions }, _reply, done) => {
    const { access = 'everybody' } = routeOptions.config;
    const refused =
      SAFE.has(method) && access !== 'everybody' && headers['sec-fetch-site'] === 'cross-site';
    done(refused ? crossSite() : undefined);
  });
}

const noForm = (type: string) => /^application\/(json|octet-stream)\s*(;|$)/i.test(type);
