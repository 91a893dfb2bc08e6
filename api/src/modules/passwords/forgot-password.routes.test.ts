import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword } from '../../../testing/fixtures';
import { mailedCode, mailsTo } from '../../../testing/mails';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { accountKey } from '../../platform/secrets/keyed-hash';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
  await anInvestorWithPassword(portal.db, { email: 'locked@example.com', status: 'locked' });
  await anInvestorWithPassword(portal.db, { email: 'closed@example.com', status: 'closed' });
});
afterAll(() => portal.close());

let unique = 0;
/** An account of its own, as three requests an hour are all it takes. */
async function anAccount(overrides = {}) {
  unique += 1;
  const email = `known-${unique}@example.com`;
  return { email, investor: await anInvestorWithPassword(portal.db, { email, ...overrides }) };
}

const forgot = (email: string, browser = aBrowser(portal)) =>
  browser.post('/auth/forgot-password', { email });

/** All that may differ between two requests anyway. */
function comparable({ statusCode, headers, body }: Awaited<ReturnType<typeof forgot>>) {
  const { date: _, ...rest } = headers;
  const same = (text: string) =>
    text.replace(/reset=[\w-]{43}/, 'reset=…').replace(/request:[\w-]{36}/, 'request:…');
  return JSON.parse(same(JSON.stringify({ statusCode, headers: rest, body })));
}

test('a code of six digits comes by mail and is good for ten minutes', async () => {
  const { email } = await anAccount({ first_name: 'Anna', locale: 'en' });
  const answer = await forgot(`  ${email.toUpperCase()} `);
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ success: true });
  const [mail, ...others] = await mailsTo(portal.db, email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    language: 'en',
    template: 'password-code',
    values: { first_name: 'Anna', code: expect.stringMatching(/^\d{6}$/), minutes: 10 },
  });
  const seconds = (Number(mail?.expires_at) - Number(mail?.created_at)) / 1000;
  expect(seconds).toBeGreaterThan(590);
  expect(seconds).toBeLessThanOrEqual(601);
});

test('the answer is the same to the byte for known, unknown, locked and closed accounts', async () => {
  const { email } = await anAccount();
  const known = comparable(await forgot(email));
  expect(known.headers['set-cookie']).toBe('reset=…; Path=/; HttpOnly; SameSite=Lax; Max-Age=600');
  for (const other of ['unknown@example.com', 'locked@example.com', 'closed@example.com']) {
    expect(comparable(await forgot(other))).toEqual(known);
  }
});

test('over https the flow is bound to the host and to https', async () => {
  const origin = 'https://portal.manzil.example';
  const secure = await buildTestApp({ config: { origins: [origin], secure: true } });
  const { headers } = await secure.anonymous.call({
    method: 'POST',
    url: '/auth/forgot-password',
    headers: { origin },
    payload: { email: 'unknown@example.com' },
  });
  expect(headers['set-cookie']).toMatch(
    /^__Host-reset=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=600$/,
  );
  await secure.close();
});

test('the database is asked the same statements for known and unknown accounts', async () => {
  const { email } = await anAccount();
  const texts = async (address: string) =>
    (await statementsOf(() => forgot(address))).map(({ text }) =>
      // An unknown address has its mail taken back.
      text.replace(/^(release|rollback to) savepoint/, 'end of savepoint'),
    );
  const known = await texts(email);
  expect(known.length).toBeGreaterThan(8);
  expect(await texts('nobody@example.com')).toEqual(known);
  expect(await texts('locked@example.com')).toEqual(known);
});

test('without an account nothing is sent and the address is not kept', async () => {
  await forgot('stranger@example.com');
  await forgot('locked@example.com');
  const { rows } = await portal.db.execute(
    sql`select * from mail_outbox where to_address in
      ('stranger@example.com', 'locked@example.com', 'nobody@manzil.invalid')`,
  );
  expect(rows).toEqual([]);
  for (const table of ['reset_codes', 'rate_limits', 'audit_log']) {
    const kept = await portal.db.execute(sql`select * from ${sql.identifier(table)}`);
    expect(kept.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(kept.rows)).not.toContain('stranger');
  }
});

test('neither code nor flow are in the database in clear', async () => {
  const { email } = await anAccount();
  const browser = aBrowser(portal);
  await forgot(email, browser);
  const [code, token] = [await mailedCode(portal.db, email), browser.cookies.get('reset') ?? ''];
  expect(token).toHaveLength(43);
  const { rows } = await portal.db.execute(sql`select * from reset_codes`);
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('the request is in the audit log', async () => {
  const { email, investor } = await anAccount();
  await forgot(email);
  const { rows } = await portal.db.execute(
    sql`select action, actor_type, entity_id, detail from audit_log where investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([
    {
      action: 'password_reset.requested',
      actor_type: 'system',
      entity_id: investor.id,
      detail: {},
    },
  ]);
});

const counter = async (key: string, points: number) => {
  await portal.db.execute(sql`update rate_limits set points = ${points} where key = ${key}`);
};

test.each(['known', 'unknown'])(
  'requests for a %s account are taken three times an hour, which is all the mail there is',
  async (kind) => {
    const email = kind === 'known' ? (await anAccount()).email : 'often@example.com';
    const answers = [];
    for (let n = 0; n < 6; n += 1) answers.push(await forgot(email));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 429, 429, 429]);
    expect(answers[3]?.json()).toMatchObject({
      code: 'auth.too_many_attempts',
      message: 'Zu viele Versuche. In 60 Minuten geht es weiter.',
    });
    expect(answers[3]?.headers['set-cookie']).toBeUndefined();
    expect((await mailsTo(portal.db, email)).length).toBe(kind === 'known' ? 3 : 0);
  },
);

test('and ten a day', async () => {
  const { email } = await anAccount();
  await forgot(email);
  const key = accountKey(TEST_AUTH_KEY, email);
  await counter(`forgot-account-day:${key}`, 9);
  expect((await forgot(email)).statusCode).toBe(201);
  const refused = await forgot(email);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe('Zu viele Versuche. In 24 Stunden geht es weiter.');
});

test('an address takes twenty requests an hour, whatever accounts they name', async () => {
  const browser = aBrowser(portal, { remoteAddress: '192.0.2.77' });
  await forgot('first@example.com', browser);
  await counter('forgot-address:192.0.2.77', 19);
  expect((await forgot('twentieth@example.com', browser)).statusCode).toBe(201);
  expect((await forgot('one-more@example.com', browser)).statusCode).toBe(429);
  expect((await forgot('one-more@example.com')).statusCode).toBe(201);
});

test('everybody together takes five hundred an hour', async () => {
  await forgot('before@example.com');
  const { rows } = await portal.db.execute<{ points: number }>(
    sql`select points from rate_limits where key = 'forgot:all'`,
  );
  await counter('forgot:all', 499);
  expect((await forgot('last@example.com')).statusCode).toBe(201);
  expect((await forgot('too-many@example.com')).statusCode).toBe(429);
  await counter('forgot:all', rows[0]?.points ?? 0);
});

test.each([{}, { email: '' }, { email: 'anna' }, { email: 'a@b.de', code: '1' }])(
  '%j is refused with a sentence for the field',
  async (payload) => {
    const answer = await aBrowser(portal).post('/auth/forgot-password', payload);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().fields)).toHaveLength(1);
  },
);
