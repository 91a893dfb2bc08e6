import { Problem } from '@manzil/shared/contract/problem';
import { sql } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { anInvestor } from '../../../testing/fixtures';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const json = { 'content-type': 'application/json' };

function login(payload: string, headers: Record<string, string> = json): InjectOptions {
  return { method: 'POST', url: '/auth/login', headers, payload };
}

test.each<[string, InjectOptions, number, string]>([
  ['JSON that ends early', login('{"email":'), 400, 'request.malformed'],
  ['an empty body', login(''), 400, 'request.malformed'],
  ['trailing data', login('{} {}'), 400, 'request.malformed'],
  ['a poisoned prototype', login('{"__proto__":{"x":1}}'), 400, 'request.malformed'],
  ['an address that cannot be decoded', { url: '/%zz' }, 400, 'request.malformed'],
  ['an unknown address', { url: '/nowhere' }, 404, 'request.route_missing'],
  ['the wrong method', { method: 'PUT', url: '/auth/login' }, 405, 'request.method_not_allowed'],
  ['too much', login(JSON.stringify({ email: 'x'.repeat(70_000) })), 413, 'request.too_large'],
  [
    'a form',
    login('email=a', { 'content-type': 'application/x-www-form-urlencoded' }),
    415,
    'request.media_type',
  ],
  ['text that is JSON', login('{}', { 'content-type': 'text/plain' }), 415, 'request.media_type'],
  [
    'JSON with rubbish in its type',
    login('{}', { 'content-type': 'application/json garbage' }),
    415,
    'request.media_type',
  ],
  ['missing fields', login('{}'), 422, 'request.invalid'],
  ['a list', login('[]'), 422, 'request.invalid'],
  ['an unknown query', { url: '/livez?debug=1' }, 422, 'request.invalid'],
  ['a repeated query', { url: '/livez?language=de&language=en' }, 422, 'request.invalid'],
])('%s is answered by a problem', async (_name, request, status, code) => {
  const answer = await portal.anonymous.call(request);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  expect(Problem.parse(answer.json())).toMatchObject({ status, code });
  expect(answer.json().message).toMatch(/[a-zäöü].*\.$/);
});

test('a refused method is told which ones there are', async () => {
  const answer = await portal.anonymous.call({ method: 'DELETE', url: '/auth/login' });
  expect(answer.headers.allow).toBe('POST');
});

test('every wrong field gets a sentence of its own', async () => {
  const answer = await portal.anonymous.post('/auth/login', { email: 'anna', admin: true });
  expect(answer.json()).toMatchObject({
    message: 'Einige Angaben fehlen noch oder stimmen nicht.',
    fields: {
      email: 'Das ist keine vollständige E-Mail-Adresse.',
      password: 'Diese Angabe fehlt.',
      admin: 'Diese Angabe ist hier nicht vorgesehen.',
    },
  });
});

test.each<[string, string, string]>([
  ['/auth/', '', 'Du bist nicht angemeldet.'],
  ['/auth/', 'en-GB,en;q=0.9,de;q=0.1', 'You are not signed in.'],
  ['/auth/', 'fr,de;q=0.5,en;q=0.4', 'Du bist nicht angemeldet.'],
  ['/auth/', 'ar', 'Du bist nicht angemeldet.'],
  ['/auth/', 'en;q=0', 'Du bist nicht angemeldet.'],
  ['/auth/?language=en', 'de', 'You are not signed in.'],
])('%s with Accept-Language %p says "%s"', async (url, language, message) => {
  const headers = { 'accept-language': language };
  const answer = await portal.anonymous.call({ method: 'GET', url, headers });
  expect(answer.json().message).toContain(message);
});

test('a fault of ours shows no detail but a number to ask about', async () => {
  const broken = await buildTestApp();
  const caller = await broken.as(await anInvestor(broken.db));
  await broken.db.execute(sql`alter table sessions rename to elsewhere`);
  const answer = await caller.get('/auth/');
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toMatchObject({ code: 'internal', title: 'Internal Server Error' });
  expect(answer.json().instance).toMatch(/^urn:manzil:request:[\w-]{36}$/);
  expect(answer.body).not.toMatch(/sessions|select|stack|\.ts/i);
  await broken.close();
});

test('an unfinished onboarding is told apart from a missing session', async () => {
  const caller = await portal.as(await anInvestor(portal.db, { onboarding_step: 3 }));
  const answer = await caller.get('/units');
  expect(answer.statusCode).toBe(403);
  expect(answer.json()).toMatchObject({ code: 'onboarding.incomplete' });
});
