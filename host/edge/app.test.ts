import { once } from 'node:events';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { buildEdge, type Edge } from './app';
import { Remotes } from './remotes';
import { Store } from './store';
import { aConfig, builtHost, portalScript } from './testing/host-dir';
import { aPortal, publish } from './testing/publication';

const log = pino({ level: 'silent' });
const { hostDir, browserDir, manifest } = builtHost();
const config = aConfig({
  apiHosts: { 'portal.example': 'https://api.example', 'localhost:3000': 'http://localhost:4000' },
  remotes: [{ name: 'units', source: publish(aPortal()), areas: ['/my-units'] }],
});
const patient = { requestMs: 10_000, idleMs: 10_000, graceMs: 10_000 };

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
  ['//', 400],
  ['//evil.example/login', 400],
  ['/\\evil.example', 400],
  ['//[', 400],
  ['/%', 400],
  ['/%ff', 400],
  ['/login%', 400],
  [`/locales/${'x'.repeat(200)}/translation.json`, 414],
  ['http://portal.example/login', 200],
  ['http://[', 400],
  ['*', 404],
  ['/login?next=%', 200],
  ['/static/../login', 403],
  ['/static/%00', 400],
  ['/static/', 403],
  ['/static', 404],
])('GET %s is answered with %i', async (target, status) => {
  const answer = await ask(target);
  expect(answer.status).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^text\/(plain|html); charset=utf-8$/);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});

test.each(['constructor', '__proto__', 'unknown.example', ''])(
  'a site that is named "%s" gets the page, on the first API',
  async (host) => {
    const { status, body } = await ask('/login', { host });
    expect(status).toBe(200);
    expect(body).toContain('"apiBase":"https://api.example"');
  },
);

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])(
  'a stored script for a browser that accepts %s is kept apart by caches',
  async (accepted, sent) => {
    const headers = accepted ? { 'accept-encoding': accepted } : {};
    const answer = await ask('/static/js/portal.1.js', headers);
    expect(answer.headers['content-encoding']).toBe(sent);
    expect(answer.headers.vary).toBe('accept-encoding');
    expect(answer.headers['cache-control']).toContain('immutable');
  },
);

test('so are documents, with or without compression', async () => {
  const [plain, packed] = [await ask('/login'), await ask('/login', { 'accept-encoding': 'br' })];
  expect(plain.headers.vary).toBe('accept-encoding');
  expect(packed.headers).toMatchObject({ vary: 'accept-encoding', 'content-encoding': 'br' });
});

test.each([
  '/remotes/units/promoted.json',
  '/remotes/units/promoted%2ejson',
  '/remotes/units//promoted.json',
  '/remotes/./units/promoted.json',
  '/remotes/units/%2e/promoted.json',
  '/remotes/x/../units/promoted.json',
  '/remotes/units',
])('what the store notes for itself is not served: %s', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('the service worker is a script that browsers ask about each time, and may only fetch from here', async () => {
  const { headers, body } = await ask('/service-worker.js');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache, private');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  );
  expect(headers['service-worker-allowed']).toBeUndefined();
  expect(body).toBe(portalScript);
});

test('a build without a service worker answers that there is none', async () => {
  const file = join(browserDir, 'service-worker.js');
  rmSync(file);
  const [bare, at] = await open(patient);
  writeFileSync(file, portalScript);
  expect((await fetch(`http://127.0.0.1:${at}/service-worker.js`)).status).toBe(404);
  await bare.close();
});

test.each(['/service-worker.js', '/app-shell'])(
  'who has %s as it is now gets it once',
  async (path) => {
    const { headers } = await ask(path);
    const again = await ask(path, { 'if-none-match': String(headers.etag) });
    expect(again).toMatchObject({ status: 304, body: '' });
    const packed = { 'if-none-match': String(headers.etag), 'accept-encoding': 'br' };
    expect((await ask(path, packed)).status).toBe(304);
    expect((await ask(path, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  },
);

test('who has kept something gets what opens it with the page, and nobody else', async () => {
  const opener = '<link rel="preload" as="script" href="/static/js/device.1.js"';
  expect((await ask('/login', { cookie: 'manzil_key=YQ==' })).body).toContain(opener);
  expect((await ask('/login', { cookie: 'manzil_hint=1' })).body).not.toContain(opener);
});

test('an address with a choice of its own comes with the session alone, not with the usual data', async () => {
  const preloads = async (path: string) => {
    const { body } = await ask(path, { cookie: 'manzil_hint=1' });
    return [...body.matchAll(/as="fetch" href="https:\/\/api\.example([^"]+)"/g)].map(
      ([, at]) => at,
    );
  };
  expect(await preloads('/my-units')).toEqual(['/auth/', '/units?language=de']);
  expect(await preloads('/my-units?search=safa')).toEqual(['/auth/']);
});

test('the document that is kept for times without a network is the same for everybody', async () => {
  const [visitor, investor] = [
    await ask('/app-shell'),
    await ask('/app-shell', { cookie: 'manzil_hint=1; manzil_key=YQ==' }),
  ];
  expect(investor.body).toBe(visitor.body);
  expect(visitor.body).not.toContain('as="fetch"');
  expect(visitor.body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  const english = await ask('/app-shell', { cookie: 'manzil_language=en' });
  expect(english.body).toContain('<html lang="en"');
});

test('a link says the language where the device has chosen none', async () => {
  const first = await ask('/reset-password?language=en&x=1');
  expect([first.status, first.headers.location]).toEqual([302, '/reset-password?x=1']);
  expect(first.headers['set-cookie']).toEqual([
    expect.stringMatching(/^manzil_language=en; Path=\/; Max-Age=31536000; SameSite=Lax/),
  ]);
  const chosen = await ask('/home?language=en', { cookie: 'manzil_language=de' });
  expect([chosen.status, chosen.headers['set-cookie']]).toEqual([200, undefined]);
  expect(chosen.body).toContain('<html lang="de"');
  expect((await ask('/home?language=fr')).status).toBe(200);
  expect((await ask('/.//evil/?language=en')).headers.location).toBe('/evil/');
});

test('the manifest says what it is', async () => {
  const { headers } = await ask('/manifest.webmanifest');
  expect(headers['content-type']).toContain('application/manifest+json');
  expect(headers['cache-control']).toBe('public, max-age=3600');
});

test('a failure is answered without saying where it happened', async () => {
  const file = join(config.storeDir, 'host/static/js/loop.js');
  symlinkSync(file, file);
  const { status, body } = await ask('/static/js/loop.js');
  rmSync(file);
  expect(status).toBe(500);
  expect(body).toBe('Internal Server Error\n');
});

test('whoever finds a weakness learns whom to tell, and for how long that holds', async () => {
  const { status, headers, body } = await ask('/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    body
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:a@b.example');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(80);
  expect(days).toBeLessThan(365);
});
