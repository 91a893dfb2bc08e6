import { eq } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { endingsNoted, press } from '../../../testing/one-press';
import { buildTestApp, type Caller, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';
import { unsubscribeToken, unsubscribingAt } from './unsubscribe-token';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const token = () =>
  unsubscribeToken(TEST_AUTH_KEY, { investor_id: investor.id, topic: 'documents' });

const settings = async () => (await caller.get('/settings')).json();

test('one press ends mails about the topic and nothing else, also where nothing was ever set', async () => {
  expect((await press(portal, token())).statusCode).toBe(200);
  expect(await settings()).toMatchObject({
    locale: 'de',
    display_currency: 'aed',
    version: 1,
    notifications: { documents: { email: false }, statements: { email: true } },
  });
});

test('a form of a mail program of the web is taken, too', async () => {
  const headers = {
    'content-type': 'multipart/form-data; boundary=x',
    origin: 'https://mail.example',
    'sec-fetch-site': 'cross-site',
  };
  expect((await press(portal, token(), headers)).statusCode).toBe(200);
  expect((await settings()).notifications.documents).toEqual({ email: false });
});

test('pressed again it changes nothing, and what else was set stays', async () => {
  const before = await settings();
  const changed = { ...before, area_unit: 'sqft' };
  changed.notifications.statements.email = false;
  await caller.call({ method: 'PUT', url: '/settings', payload: changed });
  for (let n = 0; n < 3; n += 1) expect((await press(portal, token())).statusCode).toBe(200);
  expect(await settings()).toMatchObject({
    area_unit: 'sqft',
    version: 2,
    notifications: { documents: { email: false }, statements: { email: false } },
  });
  expect(await endingsNoted(portal.db, investor.id)).toBe(1);
});

test('a page that was open meanwhile does not turn them on again unnoticed', async () => {
  const open = await settings();
  await press(portal, token());
  const saved = await caller.call({ method: 'PUT', url: '/settings', payload: open });
  expect(saved.statusCode).toBe(409);
});

test('a token that was changed, of another key or of an account that has gone ends nothing', async () => {
  const { id } = await anInvestor(portal.db);
  const [, , seal] = token().split('.');
  const otherKey = Buffer.alloc(32, 6);
  const wrong = [
    '',
    'documents',
    `${id}.documents.${seal}`,
    `${investor.id}.statements.${seal}`,
    `${token()}.`,
    unsubscribeToken(otherKey, { investor_id: investor.id, topic: 'documents' }),
  ];
  for (const each of wrong) expect((await press(portal, each)).statusCode).toBe(404);
  expect((await settings()).version).toBe(0);

  await portal.db.update(investors).set({ status: 'closed' }).where(eq(investors.id, investor.id));
  expect((await press(portal, token())).statusCode).toBe(404);
});

test('whoever only opens the address, as scanners of mails do, ends nothing', async () => {
  const address = new URL(
    unsubscribingAt(
      'https://api.example',
      TEST_AUTH_KEY,
    )({
      investor_id: investor.id,
      topic: 'documents',
    }),
  );
  expect(address.searchParams.get('token')).toBe(token());
  const opened = await portal.app.inject({ url: address.pathname + address.search });
  expect(opened.statusCode).toBe(405);
  expect((await settings()).version).toBe(0);
});
