import { once } from 'node:events';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { buildEdge, type Edge } from './app';
import { Remotes } from './remotes';
import { Store } from './store';
import { aConfig, builtHost } from './testing/host-dir';
import { aPortal, publish } from './testing/publication';

const log = pino({ level: 'silent' });
const { hostDir, browserDir, manifest } = builtHost();
const config = aConfig({
  apiHosts: { 'portal.example': 'https://api.example', 'localhost:3000': 'http://localhost:4000' },
  remotes: [{ name: 'units', source: publish(aPortal()), areas: ['/my-units'] }],
});
const patient = { requestMs: 10_000, idleMs: 10_000, graceMs: 10_000 };
const build = '/remotes/units/1.0.0-0123456789ab';

let remotes: Remotes;
let edge: Edge;
let port: number;

async function open(limits: Parameters<typeof buildEdge>[1]): Promise<[Edge, number]> {
  const opened = await buildEdge({ config, host: manifest, hostDir, remotes, log }, limits);
  return [opened, Number(new URL(await opened.listen({ port: 0, host: '127.0.0.1' })).port)];
}

beforeAll(async () => {
  const store = await Store.open(config.storeDir, log);
  await store.addHost(browserDir, manifest);
  remotes = new Remotes(config.remotes, store, manifest, log);
  await remotes.poll();
  [edge, port] = await open(patient);
});
afterAll(() => edge.close());

type Answer = { status: number; headers: IncomingHttpHeaders; body: string };

/** Asks with the target exactly as given. */
async function ask(
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const sent = request({ port, path, method, headers: { host: 'portal.example', ...headers } });
  sent.end();
  const [answer] = await once(sent, 'response');
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
}

test.each([
  ['GET', '/login', 200],
  ['GET', '/nowhere', 404],
  ['GET', '/nowhere.js', 404],
  ['GET', '/static/js/nowhere.js', 404],
  ['GET', '/%', 400],
  ['POST', '/login', 404],
  ['GET', '/registry.json', 200],
  ['GET', '/readyz', 200],
  ['GET', '/locales/de/translation.json', 200],
  ['GET', '/static/js/portal.1.js', 200],
  ['GET', `${build}/remoteEntry.1.js`, 200],
  ['GET', '/favicon.svg', 200],
  ['GET', '/manifest.webmanifest', 200],
  ['GET', '/service-worker.js', 200],
  ['GET', '/app-shell', 200],
])('%s %s (%i) may be framed by nobody and is what it says it is', async (method, path, status) => {
  const { headers, status: answered } = await ask(path, {}, method);
  expect(answered).toBe(status);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.stringContaining('max-age='),
  });
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'(;.*)?; frame-ancestors 'none'/,
  );
});

test('a site without TLS is not told to insist on it', async () => {
  const { headers } = await ask('/login', { host: 'localhost:3000' });
  expect(headers['strict-transport-security']).toBeUndefined();
  expect(headers['content-security-policy']).toContain("connect-src 'self' http://localhost:4000;");
});

test('pictures come from the portal and, such as those of investors, from the API', async () => {
  const { headers } = await ask('/login', { host: 'localhost:3000' });
  expect(headers['content-security-policy']).toContain("img-src 'self' http://localhost:4000;");
});
