import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser, type Browser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { aResetFlow } from '../../../testing/reset-flow';
import { solvedProof } from '../../../testing/solved-proof';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { accountKey } from '../../platform/secrets/keyed-hash';

const NEW_PASSWORD = 'Regenschirm Kupfer Anton Zwei';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.db.execute(sql`delete from rate_limits`));
afterAll(() => portal.close());

let unique = 0;
async function anEmail(): Promise<string> {
  unique += 1;
  const email = `owner-${unique}@example.com`;
  await anInvestorWithPassword(portal.db, { email });
  return email;
}

async function aKnownBrowser(email: string): Promise<Browser> {
  const browser = aBrowser(portal);
  await browser.post('/auth/login', { email, password: PASSWORD });
  await browser.post('/auth/logout');
  return browser;
}

const forgot = async (email: string, browser = aBrowser(portal)) =>
  (await browser.post('/auth/forgot-password', { email })).statusCode;

/** As if this much had been counted. */
const count = (key: string, points: number) =>
  portal.db.execute(sql`
    insert into rate_limits values (${key}, ${points}, ${Date.now() + 3_600_000})
    on conflict (key) do update set points = excluded.points`);

/** Every count that strangers can use up. */
async function siege(email: string, address: string): Promise<void> {
  const account = accountKey(TEST_AUTH_KEY, email);
  for (const name of ['forgot', 'code']) {
    await count(`${name}:all`, 10_000);
    await count(`${name}-address:${address}`, 10_000);
    await count(`${name}-account-hour:${account}`, 10_000);
    await count(`${name}-account-day:${account}`, 10_000);
  }
}

test('strangers keep no new password from an owner in a known browser', async () => {
  const email = await anEmail();
  const owner = await aKnownBrowser(email);
  await siege(email, '192.0.2.9');
  expect(await forgot(email)).toBe(429);
  const besieged: Browser = {
    ...owner,
    post: (url, payload) =>
      owner.call({ method: 'POST', url, remoteAddress: '192.0.2.9', ...(payload && { payload }) }),
  };
  const flow = await aResetFlow(portal, email, besieged);
  for (let n = 0; n < 4; n += 1) await flow.check(flow.wrongCode);
  expect((await flow.check(flow.code)).json()).toEqual({ isValid: true });
  expect((await flow.reset(flow.code, NEW_PASSWORD)).statusCode).toBe(200);
});

test('a known browser has three requests an hour and ten a day of its own', async () => {
  const email = await anEmail();
  const owner = await aKnownBrowser(email);
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push(await forgot(email, owner));
  expect(statuses).toEqual([201, 201, 201, 429]);
  expect(await forgot(email)).toBe(201);
  await portal.db.execute(sql`delete from rate_limits where key like 'forgot-device-hour:%'`);
  await portal.db.execute(
    sql`update rate_limits set points = 10 where key like 'forgot-device-day:%'`,
  );
  expect(await forgot(email, owner)).toBe(429);
});

test('five wrong codes end the right one in a known browser too', async () => {
  const email = await anEmail();
  const flow = await aResetFlow(portal, email, await aKnownBrowser(email));
  for (let n = 0; n < 5; n += 1) await flow.check(flow.wrongCode);
  expect((await flow.check(flow.code)).json()).toEqual({ isValid: false });
});

test('the browser of one account is a stranger to another one', async () => {
  const [attacker, victim] = [await anEmail(), await anEmail()];
  await siege(victim, '192.0.2.10');
  expect(await forgot(victim, await aKnownBrowser(attacker))).toBe(429);
});

test('strangers who use up all tries leave the code of the owner as good as it was', async () => {
  const email = await anEmail();
  const owner = await aResetFlow(portal, email);
  const strangers = [await aResetFlow(portal, email), await aResetFlow(portal, email)];
  for (const { check, wrongCode } of strangers) {
    for (let n = 0; n < 6; n += 1) await check(wrongCode);
  }
  await siege(email, '192.0.2.11');
  expect((await owner.check(owner.code)).json()).toEqual({ isValid: true });
  expect((await owner.reset(owner.code, NEW_PASSWORD)).statusCode).toBe(200);
});

test('strangers have fifteen tries an hour at an account, in however many browsers', async () => {
  const email = await anEmail();
  for (let browser = 0; browser < 3; browser += 1) {
    const { check, wrongCode } = await aResetFlow(portal, email);
    for (let n = 0; n < 5; n += 1) expect((await check(wrongCode)).statusCode).toBe(200);
  }
  expect(await forgot(email)).toBe(429);
});

test('changing addresses within one IPv6 /48 opens no new count', async () => {
  await forgot('first@example.com', aBrowser(portal, { remoteAddress: '2001:db8:1:1::1' }));
  await count('forgot-address:2001:db8:1', 20);
  const moved = aBrowser(portal, { remoteAddress: '2001:db8:1:ffff::1' });
  expect(await forgot('second@example.com', moved)).toBe(429);
});

test.each([
  ['all 500 of an hour', 'forgot:all', 500],
  ['all 20 of an address', 'forgot-address:192.0.2.12', 20],
])(
  'where strangers have used up %s, a code comes to whose device works for it',
  async (_name, key, points) => {
    const email = await anEmail();
    await count(key, points);
    const browser = aBrowser(portal, { remoteAddress: '192.0.2.12' });
    const asked = await browser.post('/auth/forgot-password', { email });
    expect([asked.statusCode, asked.json().code]).toEqual([429, 'auth.proof_needed']);
    expect(asked.headers['set-cookie']).toBeUndefined();
    const proof = await solvedProof(asked.json());
    const answer = await browser.post('/auth/forgot-password', { email, proof });
    expect(answer.statusCode).toBe(201);
  },
);
