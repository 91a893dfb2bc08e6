import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { accountKey } from '../../platform/secrets/keyed-hash';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

let unique = 0;
async function anAccount(overrides = {}): Promise<string> {
  unique += 1;
  const email = `owner-${unique}@example.com`;
  await anInvestorWithPassword(portal.db, { email, ...overrides });
  return email;
}

const login = (email: string, password: string, browser = aBrowser(portal)) =>
  browser.post('/auth/login', { email, password });

async function aKnownBrowser(email: string) {
  const browser = aBrowser(portal);
  await login(email, PASSWORD, browser);
  await browser.post('/auth/logout');
  return browser;
}

/** As if this many attempts had been counted: a hash each would take minutes. */
const setCounter = (key: string, points: number, seconds = 900) =>
  portal.db.execute(sql`
    insert into rate_limits values (${key}, ${points}, ${Date.now() + seconds * 1000})
    on conflict (key) do update set points = excluded.points, expire = excluded.expire`);

const newDeviceMails = async (email: string) =>
  (await mailsTo(portal.db, email)).filter(({ template }) => template === 'new-device');

test('a sign-in from a new browser is told by mail, one from the same browser is not', async () => {
  const email = await anAccount({ first_name: 'Anna', locale: 'en' });
  const browser = aBrowser(portal);
  await login(email, PASSWORD, browser);
  const mails = await newDeviceMails(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toMatchObject({
    language: 'en',
    values: { first_name: 'Anna', device: 'Firefox, Windows', at: expect.stringMatching(/Z$/) },
  });
  await login(email, PASSWORD, browser);
  await browser.post('/auth/logout');
  await login(email, PASSWORD, browser);
  expect(await newDeviceMails(email)).toHaveLength(1);
  await login(email, PASSWORD);
  expect(await newDeviceMails(email)).toHaveLength(2);
});

test('a browser that does not say what it is gets a name in the language of the mail', async () => {
  const email = await anAccount();
  await login(email, PASSWORD, aBrowser(portal, { userAgent: 'curl/8' }));
  expect((await newDeviceMails(email))[0]?.values).toMatchObject({ device: 'unbekanntes Gerät' });
});

test('a wrong password makes no browser known and tells nobody', async () => {
  const email = await anAccount();
  const browser = aBrowser(portal);
  const answer = await login(email, 'wrong', browser);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(await mailsTo(portal.db, email)).toEqual([]);
});

test('the database knows only a hash of the device', async () => {
  const browser = await aKnownBrowser(await anAccount());
  const token = browser.cookies.get('device') ?? '';
  expect(token).toHaveLength(43);
  const { rows } = await portal.db.execute(sql`select * from known_devices`);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('two who share a browser both stay known in it', async () => {
  const [anna, ben] = [await anAccount(), await anAccount()];
  const browser = await aKnownBrowser(anna);
  await login(ben, PASSWORD, browser);
  await login(anna, PASSWORD, browser);
  await login(ben, PASSWORD, browser);
  expect(await newDeviceMails(anna)).toHaveLength(1);
  expect(await newDeviceMails(ben)).toHaveLength(1);
});

test('a planted device never becomes a known one', async () => {
  const email = await anAccount();
  const browser = aBrowser(portal);
  browser.cookies.set('device', 'A'.repeat(43));
  await login(email, PASSWORD, browser);
  expect(browser.cookies.get('device')).not.toBe('A'.repeat(43));
  const planter = aBrowser(portal);
  planter.cookies.set('device', 'A'.repeat(43));
  await login(email, PASSWORD, planter);
  expect(await newDeviceMails(email)).toHaveLength(2);
});

test('whatever strangers try, the owner signs in where they have been before', async () => {
  const email = await anAccount();
  const owner = await aKnownBrowser(email);
  await setCounter(`login-account:${accountKey(TEST_AUTH_KEY, email)}`, 1000);
  await setCounter('login-address:192.0.2.9', 1000);
  await setCounter('login-failures:all', 1000);
  expect((await login(email, PASSWORD)).statusCode).toBe(429);
  const answer = await owner.call({
    method: 'POST',
    url: '/auth/login',
    remoteAddress: '192.0.2.9',
    payload: { email, password: PASSWORD },
  });
  expect(answer.statusCode).toBe(200);
  await portal.db.execute(sql`delete from rate_limits where key like 'login-%:all'`);
});

test('a known browser has ten attempts of its own', async () => {
  const email = await anAccount();
  const owner = await aKnownBrowser(email);
  const statuses = [];
  for (let n = 0; n < 10; n += 1) statuses.push((await login(email, 'wrong', owner)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await login(email, PASSWORD, owner)).statusCode).toBe(429);
  expect((await login(email, PASSWORD)).statusCode).toBe(200);
});

test('the browser of one account is a stranger to another one', async () => {
  const [attacker, victim] = [await anAccount(), await anAccount()];
  const browser = await aKnownBrowser(attacker);
  await setCounter(`login-account:${accountKey(TEST_AUTH_KEY, victim)}`, 10);
  expect((await login(victim, PASSWORD, browser)).statusCode).toBe(429);
});

test("the owner's sign-in does not give strangers new attempts", async () => {
  const email = await anAccount();
  const owner = await aKnownBrowser(email);
  await setCounter(`login-account:${accountKey(TEST_AUTH_KEY, email)}`, 10);
  expect((await login(email, PASSWORD, owner)).statusCode).toBe(200);
  expect((await login(email, 'wrong')).statusCode).toBe(429);
});

test('after 200 failures in ten minutes a sign-in of an unknown browser takes work', async () => {
  const email = await anAccount();
  const owner = await aKnownBrowser(email);
  await setCounter('login-failures:all', 199, 600);
  expect((await login('stuffed-1@example.com', 'x')).statusCode).toBe(401);
  expect((await login('stuffed-2@example.com', 'x')).json().code).toBe('auth.proof_needed');
  expect((await login(email, PASSWORD)).json().code).toBe('auth.proof_needed');
  expect((await login(email, PASSWORD, owner)).statusCode).toBe(200);
  await portal.db.execute(sql`delete from rate_limits where key like 'login-%:all'`);
});

test('below that only accounts and addresses are counted', async () => {
  await setCounter('login-failures:all', 150, 600);
  await login('calm@example.com', 'x');
  const { rows } = await portal.db.execute(
    sql`select points from rate_limits where key = 'login-failures:all'`,
  );
  expect(rows).toEqual([{ points: 151 }]);
});
