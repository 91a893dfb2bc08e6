import { randomUUID } from 'node:crypto';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { consents } from './consents.table';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

const decide = (anonId: string, purpose: string, granted: boolean, remoteAddress = '192.0.2.1') =>
  portal.anonymous.call({
    method: 'PUT',
    url: `/consents/anonymous/${anonId}/${purpose}`,
    remoteAddress,
    payload: { granted, version: '2026-11' },
  });
const proofs = async (anonId: string) =>
  (await portal.db.select().from(consents)).filter(({ anon_id }) => anon_id === anonId);

test('a visitor decides without signing in, and each decision stays as proof', async () => {
  const visitor = randomUUID();
  const answer = await decide(visitor, 'analytics', true);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ purpose: 'analytics', granted: true, version: '2026-11' });
  await decide(visitor, 'analytics', true);
  await decide(visitor, 'analytics', false);
  expect((await proofs(visitor)).map(({ granted, investor_id }) => [granted, investor_id])).toEqual(
    [
      [true, null],
      [false, null],
    ],
  );
});

test.each([
  ['not-a-uuid', 'analytics'],
  ['00000000-0000-0000-0000-000000000000', 'analytics'],
  [randomUUID(), 'everything'],
])('%s, %s is no place to decide at', async (anonId, purpose) => {
  expect((await decide(anonId, purpose, true)).statusCode).toBe(404);
});

test('a page elsewhere cannot decide for the visitor', async () => {
  const answer = await portal.anonymous.call({
    method: 'PUT',
    url: `/consents/anonymous/${randomUUID()}/analytics`,
    headers: { origin: 'https://evil.example' },
    payload: { granted: true, version: '1' },
  });
  expect(answer.statusCode).toBe(403);
});

test('a household decides sixty times an hour, whatever visitor it claims to be', async () => {
  const once = () => decide(randomUUID(), 'replay', true, '198.51.100.7');
  const answers = await Promise.all(Array.from({ length: 60 }, once));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  const refused = await once();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await decide(randomUUID(), 'replay', true, '198.51.100.8')).statusCode).toBe(200);
});
