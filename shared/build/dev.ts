import { existsSync } from 'node:fs';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { basename, join, resolve } from 'node:path';
import { variable } from '../../scripts/environment';
import { assertFree, portOf } from '../../scripts/ports';
import { say } from '../../scripts/terminal';
import { configurations } from './build';
import { aloneConfig } from './dev-alone';
import { type ServedApi, serveApi } from './dev-api';
import { answerDocument } from './dev-document';
import { type DevServer, serve } from './dev-server';
import { answers, demoSession } from './dev-session';

const API_PATH = '/api';
const none: ServedApi = { stop: async () => undefined };

async function openApi(origin: string): Promise<ServedApi & { url: string }> {
  const port = portOf('API_PORT', 4000);
  const given = variable('API_URL');
  const url = given ?? `http://localhost:${port}`;
  if (given || (await answers(url))) {
    say(`using the API at ${url}`);
    return { ...none, url };
  }
  const dataDir = resolve(variable('DATA_DIR') ?? join(import.meta.dirname, '../../.data/dev'));
  return { ...(await serveApi({ port, origins: [origin], dataDir })), url };
}

const apiProxy = (target: string, cookie: string) => ({
  context: [`${API_PATH}/`],
  target,
  changeOrigin: true,
  logLevel: 'error' as const,
  pathRewrite: { [`^${API_PATH}`]: '' },
  onProxyReq: (request: ClientRequest) => {
    request.setHeader('cookie', cookie);
    request.removeHeader('origin');
  },
  onProxyRes: (answer: IncomingMessage) => {
    delete answer.headers['set-cookie'];
  },
});

/** @throws Error with what stands in the way */
export async function dev(dir: string): Promise<void> {
  if (!existsSync(join(dir, 'portal.json')))
    throw new Error(
      'Only a remote runs alone. The whole portal runs by `npx pnpm@12 dev` in the root.',
    );
  const port = portOf('PORTAL_PORT', 3001);
  await assertFree(port, 'PORTAL_PORT', `--filter @manzil/${basename(dir)} dev`);
  // Read by webpack.config.ts, through dev-variant.ts.
  process.env.MANZIL_DEV_SERVER = 'true';
  const [config] = await configurations(dir);
  if (!config) throw new Error('webpack.config.ts exports no configuration');

  const authority = `localhost:${port}`;
  const running: (ServedApi | DevServer)[] = [];
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await Promise.all(running.map((server) => server.stop()));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const api = await openApi(`http://${authority}`);
  running.push(api);
  const cookie = await demoSession(api.url);
  const server = await serve(aloneConfig(config, dir), {
    path: '/ws',
    host: variable('PORTAL_HOST') ?? 'localhost',
    port,
    static: {
      directory: join(import.meta.dirname, '../../host/public'),
      serveIndex: false,
      watch: false,
    },
    proxy: [apiProxy(api.url, cookie)],
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      { name: 'document', middleware: answerDocument(config.name ?? 'remote', authority) },
    ],
  });
  running.push(server);
  await server.compiled;
  process.stdout.write(
    `\n  ${config.name} runs alone at http://${authority}   (Ctrl-C stops it)\n\n`,
  );
}
