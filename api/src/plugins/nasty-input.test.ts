import { Problem } from '@manzil/shared/contract/problem';
import fc from 'fast-check';
import { anInvestor } from '../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../testing/test-app';

let portal: TestApp;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
  caller = await portal.as(await anInvestor(portal.db));
});
afterAll(() => portal.close());

async function expectNoFault(answer: Awaited<ReturnType<Caller['get']>>) {
  expect(answer.statusCode).toBeLessThan(500);
  if (answer.statusCode >= 400) {
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    Problem.parse(answer.json());
    expect(answer.body).not.toMatch(/node_modules|\bselect\b|postgres/i);
  }
}

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\u0000',
    "' or 1=1 --",
    '\ud800',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '1e400',
    '-1',
    '2147483648',
    '9223372036854775808',
    '00000000-0000-0000-0000-000000000000',
    '=cmd|calc',
    'a'.repeat(5_000),
  ),
);

test('no body of any shape brings the login down', async () => {
  const body = fc.oneof(
    fc.json().map((text) => text),
    fc.record({ email: nasty, password: fc.constant('') }).map((value) => JSON.stringify(value)),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '{"email":1e400,"password":-0}',
      '{"email":{"constructor":{"prototype":{"x":1}}}}',
      `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
      '\ufeff{}',
      '{"email":"a@b.de","email":"c@d.de"}',
    ),
  );
  await fc.assert(
    fc.asyncProperty(body, async (payload) => {
      const headers = { 'content-type': 'application/json' };
      await expectNoFault(
        await portal.anonymous.call({ method: 'POST', url: '/auth/login', headers, payload }),
      );
    }),
    { numRuns: 300 },
  );
  expect(({} as { x?: unknown }).x).toBeUndefined();
});

test('an e-mail that PostgreSQL cannot store is refused, not passed on', async () => {
  const answer = await portal.anonymous.post('/auth/login', {
    email: 'a\u0000@example.com',
    password: 'x',
  });
  expect(answer.statusCode).toBe(422);
});

test('no id, query or cookie brings a private route down', async () => {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json();
  const readable = Object.keys(paths).filter((path) => 'get' in paths[path]);
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...readable), nasty, nasty, async (path, id, query) => {
      const safe = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '~'));
      const url = path.replace(/\{\w+\}/g, safe(id).slice(0, 400));
      await expectNoFault(await caller.get(`${url}?page=${safe(query).slice(0, 400)}`));
      await expectNoFault(await caller.get(url));
    }),
    { numRuns: 300 },
  );
  await fc.assert(
    fc.asyncProperty(nasty, async (cookie) => {
      const headers = { cookie: `session=${cookie.replace(/[^\x21-\x7e]/g, '~')}` };
      await expectNoFault(await portal.anonymous.call({ method: 'GET', url: '/auth/', headers }));
    }),
    { numRuns: 100 },
  );
}, 30_000);
