import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword } from '../../../testing/fixtures';
import { aResetFlow, type ResetFlow } from '../../../testing/reset-flow';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { newResetCode } from './reset-code';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

let unique = 0;
async function anEmail(): Promise<string> {
  unique += 1;
  const email = `reset-${unique}@example.com`;
  await anInvestorWithPassword(portal.db, { email });
  return email;
}

const isValid = async (check: ReturnType<ResetFlow['check']>) => {
  const answer = await check;
  expect(answer.statusCode).toBe(200);
  return answer.json().isValid;
};

/** As if the codes had been asked for so much longer ago. */
const later = (interval: string) =>
  portal.db.execute(sql`update reset_codes set expires_at = expires_at - ${interval}::interval`);

test('the code of the mail is valid, as often as it is checked, and another one is not', async () => {
  const flow = await aResetFlow(portal, await anEmail());
  expect(await isValid(flow.check(flow.wrongCode))).toBe(false);
  for (let n = 0; n < 6; n += 1) expect(await isValid(flow.check(flow.code))).toBe(true);
});

test('in another browser the code is not valid', async () => {
  const { code } = await aResetFlow(portal, await anEmail());
  for (const browser of [aBrowser(portal), (await aResetFlow(portal, await anEmail())).browser]) {
    expect(await isValid(browser.post('/auth/check-reset-password-code', { code }))).toBe(false);
  }
});

test('five wrong codes end the right one', async () => {
  const flow = await aResetFlow(portal, await anEmail());
  for (let n = 0; n < 4; n += 1) await flow.check(flow.wrongCode);
  expect(await isValid(flow.check(flow.code))).toBe(true);
  await flow.check(flow.wrongCode);
  expect(await isValid(flow.check(flow.code))).toBe(false);
});

test('codes tried at the same time are counted one by one', async () => {
  const flow = await aResetFlow(portal, await anEmail());
  await Promise.all(Array.from({ length: 10 }, () => flow.check(flow.wrongCode)));
  expect(await isValid(flow.check(flow.code))).toBe(false);
});

test('wrong codes of a reset count as well', async () => {
  const flow = await aResetFlow(portal, await anEmail());
  for (let n = 0; n < 5; n += 1) {
    expect((await flow.reset(flow.wrongCode, 'a long new password')).statusCode).toBe(422);
  }
  expect(await isValid(flow.check(flow.code))).toBe(false);
});

test('a newer code leaves the older one valid, each in the browser that asked for it', async () => {
  const email = await anEmail();
  const first = await aResetFlow(portal, email);
  const second = await aResetFlow(portal, email);
  expect(await isValid(first.check(second.code))).toBe(false);
  expect(await isValid(first.check(first.code))).toBe(true);
  expect(await isValid(second.check(second.code))).toBe(true);
});

test('a code is valid for ten minutes', async () => {
  const flow = await aResetFlow(portal, await anEmail());
  await later('9 minutes 50 seconds');
  expect(await isValid(flow.check(flow.code))).toBe(true);
  await later('11 seconds');
  expect(await isValid(flow.check(flow.code))).toBe(false);
});

test('nobody can tell by guessing whether there is an account', async () => {
  const known = await aResetFlow(portal, await anEmail());
  const unknown = aBrowser(portal);
  await unknown.post('/auth/forgot-password', { email: 'unknown@example.com' });
  const tryTo = (path: string, payload: object, browser = unknown) =>
    statementsAndAnswer(() => browser.post(path, payload));
  for (let n = 0; n < 5; n += 1) {
    const check = ['/auth/check-reset-password-code', { code: known.wrongCode }] as const;
    expect(await tryTo(...check)).toEqual(await tryTo(...check, known.browser));
    const reset = [
      '/auth/reset-password',
      { code: known.wrongCode, password: 'a long new password' },
    ] as const;
    expect(await tryTo(...reset)).toEqual(await tryTo(...reset, known.browser));
  }
});

async function statementsAndAnswer(request: () => ReturnType<ResetFlow['check']>) {
  let answer: Awaited<ReturnType<ResetFlow['check']>> | undefined;
  const statements = await statementsOf(async () => {
    answer = await request();
  });
  const { date: _, ...headers } = answer?.headers ?? {};
  return {
    statements: statements.map(({ text }) => text),
    status: answer?.statusCode,
    headers,
    body: answer?.body.replace(/request:[\w-]{36}/, 'request:…'),
  };
}

const setCounter = (key: string, points: number) =>
  portal.db.execute(sql`update rate_limits set points = ${points} where key = ${key}`);

test.each([
  ['known', 12, 'hour', 'Zu viele Versuche. In 60 Minuten geht es weiter.'],
  ['unknown', 12, 'hour', 'Zu viele Versuche. In 60 Minuten geht es weiter.'],
  ['known', 20, 'day', 'Zu viele Versuche. In 24 Stunden geht es weiter.'],
])(
  'beyond the first of each code a %s account takes %d tries an %s, from however many browsers',
  async (kind, most, per, message) => {
    const email = kind === 'known' ? await anEmail() : 'another@example.com';
    const browser = aBrowser(portal);
    await browser.post('/auth/forgot-password', { email });
    const check = () => browser.post('/auth/check-reset-password-code', { code: '123456' });
    await check();
    await check();
    await setCounter(`code-account-${per}:${accountKey(TEST_AUTH_KEY, email)}`, most - 1);
    expect((await check()).statusCode).toBe(200);
    const refused = await check();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'auth.too_many_attempts', message });
  },
);

test('an address takes twenty codes an hour', async () => {
  const browser = aBrowser(portal, { remoteAddress: '192.0.2.78' });
  const check = () => browser.post('/auth/check-reset-password-code', { code: '123456' });
  const statuses = [];
  for (let n = 0; n < 21; n += 1) statuses.push((await check()).statusCode);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('beyond that everybody together tries five hundred codes an hour', async () => {
  const flow = await aResetFlow(portal, await anEmail());
  for (let n = 0; n < 2; n += 1) await flow.check(flow.wrongCode);
  await setCounter('code:all', 500);
  expect((await flow.check(flow.code)).statusCode).toBe(429);
  await setCounter('code:all', 0);
});

test('without its counters no code is tried', async () => {
  const flow = await aResetFlow(portal, await anEmail());
  await portal.db.execute(sql`alter table rate_limits rename to rate_limits_away`);
  const answers = [
    await flow.check(flow.code),
    await flow.reset(flow.code, 'a long new password'),
    await aBrowser(portal).post('/auth/forgot-password', { email: 'a@example.com' }),
  ];
  await portal.db.execute(sql`alter table rate_limits_away rename to rate_limits`);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500]);
  expect(await isValid(flow.check(flow.code))).toBe(true);
});

test.each(['12345', '1234567', '12345a', '１２３４５６', '', ' 123456'])(
  '%j is no code',
  async (code) => {
    const answer = await aBrowser(portal).post('/auth/check-reset-password-code', { code });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().fields).toHaveProperty('code');
  },
);

test('codes are spread evenly over all six digits', () => {
  const draws = 20_000;
  const counts = Array.from({ length: 6 }, () => Array.from({ length: 10 }, () => 0));
  for (let n = 0; n < draws; n += 1) {
    const code = newResetCode();
    expect(code).toHaveLength(6);
    [...code].forEach((digit, place) => {
      const row = counts[place];
      if (row) row[Number(digit)] = (row[Number(digit)] ?? 0) + 1;
    });
  }
  // Seven standard deviations: a fair source leaves this once in ten thousand million runs.
  const bound = 7 * Math.sqrt(draws * 0.1 * 0.9);
  for (const count of counts.flat()) expect(Math.abs(count - draws / 10)).toBeLessThan(bound);
});
