import { anInvestor } from '../../testing/fixtures';
import { statementsOf } from '../../testing/statements';
import { buildTestApp, type TestApp } from '../../testing/test-app';
import type { Module } from '../platform/http/module';
import { sessions } from './sessions.table';

const PATH = '/answers-without-data';

const mockWork = jest.fn(async () => ({ answer: 'CNRY' }));

/** A private route as anybody might write it: whoever does must not open it to everybody. */
jest.mock('../exports-of', () => {
  const { z } = jest.requireActual('@manzil/shared/contract/schema');
  const actual = jest.requireActual('../exports-of');
  const withoutData: Module = (app) => {
    const { asInvestor } = jest.requireActual('./guard');
    const schema = { response: { 200: z.object({ answer: z.string() }) } };
    app.get('/answers-without-data', { schema }, (request) => asInvestor(request, mockWork));
    app.get('/asks-for-nobody', { schema }, mockWork);
    app.get('/sends-bytes', (_, reply) => reply.type('text/csv').send(Buffer.from('CNRY')));
  };
  const exportsOf = async (kind: string) => {
    const found = await actual.exportsOf(kind);
    return kind === 'routes' ? [...found, withoutData] : found;
  };
  return { exportsOf };
});

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(() => mockWork.mockClear());

const PATHS = [PATH, '/asks-for-nobody', '/sends-bytes'];

test.each(PATHS)('GET %s, which needs no statement, looks the session up', async (path) => {
  const caller = await portal.as(await anInvestor(portal.db));
  const statements = await statementsOf(async () => {
    expect((await caller.get(path)).body).toContain('CNRY');
  });
  expect(statements).toHaveLength(1);
});

test.each(PATHS)('GET %s answers no session that was made up', async (path) => {
  const headers = { cookie: `session=${'A'.repeat(43)}` };
  const { statusCode, body } = await portal.anonymous.call({ url: path, headers });
  expect([statusCode, body.includes('CNRY')]).toEqual([401, false]);
});

test('without a cookie nothing is done, and the database is not asked', async () => {
  const statements = await statementsOf(async () => {
    const { statusCode, body } = await portal.anonymous.get(PATH);
    expect([statusCode, body.includes('CNRY')]).toEqual([401, false]);
  });
  expect([mockWork.mock.calls.length, statements]).toEqual([0, []]);
});

test.each([
  ['made up', 'A'.repeat(43)],
  ['that is no token', 'x'],
])('a cookie %s gets 401, and nothing of the answer', async (_, token) => {
  const headers = { cookie: `session=${token}` };
  const { statusCode, body } = await portal.anonymous.call({ url: PATH, headers });
  expect([statusCode, body.includes('CNRY')]).toEqual([401, false]);
});

test('a session that was ended gets 401, one before the end of onboarding 403', async () => {
  const former = await portal.as(await anInvestor(portal.db));
  await portal.db.update(sessions).set({ revoked_at: new Date() });
  expect((await former.get(PATH)).statusCode).toBe(401);
  const early = await portal.as(await anInvestor(portal.db, { onboarding_step: 3 }));
  const { statusCode, body } = await early.get(PATH);
  expect([statusCode, body.includes('CNRY')]).toEqual([403, false]);
});
