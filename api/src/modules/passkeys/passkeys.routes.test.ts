import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { AuthenticatorDouble } from '../../../testing/authenticator-double';
import { aBrowser, type Browser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { aSecondFactor, codeOf } from '../../../testing/second-factor';
import { buildTestApp, PORTAL, type TestApp } from '../../../testing/test-app';

const NOW = new Date('2026-11-21T08:00:10Z');
let portal: TestApp;
let anna: TestInvestor;
let browser: Browser;
let phone: AuthenticatorDouble;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => NOW });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestorWithPassword(portal.db, { first_name: 'Anna' });
  browser = aBrowser(portal);
  phone = new AuthenticatorDouble(PORTAL);
  await signInByPassword(browser);
});

const signInByPassword = (by: Browser) =>
  by.post('/auth/login', { email: anna.email, password: PASSWORD });
const codeIn = (answer: { statusCode: number; json: () => { code: string } }) =>
  [answer.statusCode, answer.json().code] as const;

async function enrol(device = phone, identity: object = { password: PASSWORD }) {
  const options = (await browser.post('/passkeys/start', identity)).json();
  return browser.post('/passkeys', { name: 'Annas Handy', passkey: device.create(options) });
}

async function signIn(by: Browser, device = phone, odd = {}) {
  const options = (await by.post('/auth/passkey/start')).json();
  return by.post('/auth/passkey', device.answer(options, odd));
}

const templates = async () => (await mailsTo(portal.db, anna.email)).map((mail) => mail.template);
async function acts() {
  const { rows } = await portal.db.execute(
    sql`select action from audit_log where investor_id = ${anna.id} and entity_type = 'passkey' order by id`,
  );
  return rows.map(({ action }) => action);
}

test('a passkey is added with the password, signs in without it, is named anew and removed', async () => {
  const added = await enrol();
  expect(added.statusCode).toBe(200);
  const { passkey_id } = added.json();
  expect(added.json()).toMatchObject({ name: 'Annas Handy', last_used_at: null });
  expect(await templates()).toContain('passkey-added');

  const other = aBrowser(portal);
  const welcome = await signIn(other);
  expect(welcome.json()).toMatchObject({ investor_id: anna.id, first_name: 'Anna' });
  const { items } = (await other.get('/passkeys')).json();
  expect(items).toEqual([{ ...added.json(), last_used_at: expect.stringMatching(/^\d{4}-.*Z$/) }]);

  const renamed = await browser.call({
    method: 'PATCH',
    url: `/passkeys/${passkey_id}`,
    payload: { name: 'Handy' },
  });
  expect(renamed.json()).toMatchObject({ passkey_id, name: 'Handy' });
  const removed = await browser.post(`/passkeys/${passkey_id}/remove`, { password: PASSWORD });
  expect(removed.statusCode).toBe(200);
  expect(codeIn(await signIn(aBrowser(portal)))).toEqual([401, 'passkey.refused']);
  expect(await acts()).toEqual(['passkey.added', 'passkey.renamed', 'passkey.removed']);
  expect(await templates()).toContain('passkey-removed');
});

test('it is both factors: no code is asked for', async () => {
  await enrol();
  await aSecondFactor(portal.db, anna.id);
  expect((await signIn(aBrowser(portal))).statusCode).toBe(200);
});

test('adding one takes the password, and the code where there is a second factor', async () => {
  const wrong = await browser.post('/passkeys/start', { password: 'something else' });
  expect(codeIn(wrong)).toEqual([422, 'auth.password_wrong']);
  await aSecondFactor(portal.db, anna.id);
  const half = await browser.post('/passkeys/start', { password: PASSWORD });
  expect(codeIn(half)).toEqual([422, 'auth.code_needed']);
  expect((await enrol(phone, { password: PASSWORD, code: codeOf(NOW) })).statusCode).toBe(200);
});

test('the same device is not added twice, not even to another account', async () => {
  await enrol();
  expect(codeIn(await enrol())).toEqual([409, 'passkey.taken']);
  const ben = await anInvestorWithPassword(portal.db);
  anna = ben;
  browser = aBrowser(portal);
  await signInByPassword(browser);
  expect(codeIn(await enrol())).toEqual([409, 'passkey.taken']);
});

test('what another site asked for is worth nothing here', async () => {
  const options = (await browser.post('/passkeys/start', { password: PASSWORD })).json();
  const passkey = phone.create(options, { site: 'https://manzil.example.net' });
  const added = await browser.post('/passkeys', { name: 'x', passkey });
  expect(codeIn(added)).toEqual([422, 'passkey.unusable']);
  await enrol();
  const lured = await signIn(aBrowser(portal), phone, { site: 'https://manzil.example.net' });
  expect(codeIn(lured)).toEqual([401, 'passkey.refused']);
});

test('a device that was not unlocked signs nobody in', async () => {
  await enrol();
  const touched = await signIn(aBrowser(portal), phone, { verified: false });
  expect(codeIn(touched)).toEqual([401, 'passkey.refused']);
});

test('a signature is good once, for one challenge, and an older count gives a copy away', async () => {
  await enrol();
  const other = aBrowser(portal);
  const options = (await other.post('/auth/passkey/start')).json();
  const challenged = new Map(other.cookies);
  const answer = phone.answer(options);
  const at = { method: 'POST', url: '/auth/passkey', payload: answer } as const;
  expect((await other.call(at)).statusCode).toBe(200);
  const again = aBrowser(portal);
  for (const [name, value] of challenged) again.cookies.set(name, value);
  expect(codeIn(await again.call(at))).toEqual([409, 'passkey.stale']);
  // Whoever has copied the device is behind it.
  phone.counter = 0;
  expect(codeIn(await signIn(aBrowser(portal)))).toEqual([401, 'passkey.refused']);
});

test('twenty sign-ins by one signature at once: one gets in', async () => {
  await enrol();
  const other = aBrowser(portal);
  const options = (await other.post('/auth/passkey/start')).json();
  const payload = phone.answer(options);
  const all = await Promise.all(
    Array.from({ length: 20 }, () => other.post('/auth/passkey', payload)),
  );
  expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a challenge is over after five minutes', async () => {
  await enrol();
  const other = aBrowser(portal);
  const options = (await other.post('/auth/passkey/start')).json();
  await portal.db.execute(
    sql`update passkey_challenges set expires_at = now() - interval '1 second'`,
  );
  const late = await other.post('/auth/passkey', phone.answer(options));
  expect(codeIn(late)).toEqual([409, 'passkey.stale']);
});

test('what was asked to confirm or to sign in adds no passkey, and the other way round', async () => {
  await enrol();
  const tablet = new AuthenticatorDouble(PORTAL);
  const asked = async (url: string, identity = {}) => (await browser.post(url, identity)).json();
  for (const url of ['/passkeys/confirm/start', '/auth/passkey/start']) {
    const passkey = tablet.create(await asked(url));
    const added = await browser.post('/passkeys', { name: 'x', passkey });
    expect(codeIn(added)).toEqual([409, 'passkey.stale']);
  }
  const toAdd = await asked('/passkeys/start', { password: PASSWORD });
  for (const url of ['/passkeys/confirm', '/auth/passkey']) {
    expect(codeIn(await browser.post(url, phone.answer(toAdd)))).toEqual([409, 'passkey.stale']);
  }
  expect((await browser.get('/passkeys')).json().items).toHaveLength(1);
});

test('two pages of one browser may ask at once', async () => {
  await enrol();
  const other = aBrowser(portal);
  const first = (await other.post('/auth/passkey/start')).json();
  const second = (await other.post('/auth/passkey/start')).json();
  for (const options of [first, second]) {
    const answer = await other.post('/auth/passkey', phone.answer(options));
    expect(answer.statusCode).toBe(200);
  }
});

describe('in place of the password', () => {
  async function confirm(by = browser, device = phone) {
    const options = (await by.post('/passkeys/confirm/start')).json();
    return by.post('/passkeys/confirm', device.answer(options));
  }

  test('what a passkey confirms is good once, and for its owner alone', async () => {
    await enrol();
    await aSecondFactor(portal.db, anna.id);
    const identity = (await confirm()).json();
    const ben = await portal.as(await anInvestorWithPassword(portal.db));
    const stolen = await ben.post('/profile/export', identity);
    expect(codeIn(stolen)).toEqual([409, 'auth.confirmation_stale']);
    expect((await browser.post('/profile/export', identity)).statusCode).toBe(200);
    expect(codeIn(await browser.post('/profile/export', identity))).toEqual([
      409,
      'auth.confirmation_stale',
    ]);
  });

  test('neither both nor none of the two are taken', async () => {
    await enrol();
    const identity = (await confirm()).json();
    for (const sent of [{}, { ...identity, password: PASSWORD }]) {
      const refused = await browser.post('/profile/export', sent);
      expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['password']]);
    }
  });

  test('who confirms rightly again and again is not kept out, who does not is', async () => {
    await enrol();
    for (let n = 0; n < 12; n += 1) expect((await confirm()).statusCode).toBe(200);
    const other = new AuthenticatorDouble(PORTAL);
    for (let n = 0; n < 10; n += 1) await confirm(browser, other);
    const late = await browser.post('/passkeys/confirm/start');
    expect(codeIn(late)).toEqual([429, 'auth.too_many_attempts']);
  });

  test('a passkey of somebody else confirms nothing', async () => {
    await enrol();
    const tablet = new AuthenticatorDouble(PORTAL);
    expect(codeIn(await confirm(browser, tablet))).toEqual([422, 'passkey.unknown']);
  });
});
