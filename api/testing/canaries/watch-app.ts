import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { App } from '../../src/platform/http/module';
import { noteCookies, noteRequest } from './sent';

/** Notes what requests carry and which cookies come back, be they injected or sent to a port. */
export function watchApp(app: App): void {
  const inject = app.inject.bind(app) as (asked: unknown) => Promise<LightMyRequestResponse>;
  const watched = async (asked: InjectOptions | string) => {
    const options = typeof asked === 'string' ? { url: asked } : asked;
    noteRequest(String(options.url), options.headers?.cookie, options.payload);
    const answer = await inject(asked);
    noteCookies(answer.headers['set-cookie']);
    return answer;
  };
  app.inject = watched as App['inject'];
  app.server.on('request', ({ headers }, response) => {
    noteCookies(headers.cookie);
    response.once('finish', () => noteCookies(response.getHeader('set-cookie')));
  });
}
