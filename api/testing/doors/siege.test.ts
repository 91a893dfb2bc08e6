import '../cheap-hashes';
import { isLong } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import { aBrowser, type Browser } from '../browser';
import { anInvestorWithPassword, PASSWORD } from '../fixtures';
import { aResetFlow } from '../reset-flow';
import { solvedProof } from '../solved-proof';
import { buildTestApp, type TestApp } from '../test-app';

/** Of what strangers did before, this much is done here; the rest is written into the counts. */
const SHARE = isLong ? 1 : 0.05;

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.db.execute(sql`delete from rate_limits`));
afterAll(() => portal.close());

let unique = 0;
async function anOwner(): Promise<{ email: string; known: Browser }> {
  unique += 1;
  const email = `besieged-${unique}@example.com`;
  await anInvestorWithPassword(portal.db, { email });
  const known = aBrowser(portal);
  await known.post('/auth/login', { email, password: PASSWORD });
  await known.post('/auth/logout');
  return { email, known };
}

/** @returns how many of them were taken: those whose password was looked at, or whose code was sent */
async function strangers(
  times: number,
  {
    url,
    address,
    body,
  }: { url: string; address: (n: number) => string; body: (n: number) => object },
): Promise<number> {
  let taken = 0;
  for (let n = 0; n < times; n += 1) {
    const browser = aBrowser(portal, { remoteAddress: address(n) });
    const { statusCode } = await browser.post(url, body(n));
    if (statusCode !== 429) taken += 1;
  }
  return taken;
}

const before = (key: string, points: number) =>
  portal.db.execute(sql`
    insert into rate_limits values (${key}, ${Math.round(points)}, ${Date.now() + 600_000})
    on conflict (key) do update set points = rate_limits.points + excluded.points`);

/** As the portal does it: with work where the API wants some. */
async function working(url: string, body: object, browser = aBrowser(portal)): Promise<number> {
  const first = await browser.post(url, body);
  if (first.statusCode !== 429) return first.statusCode;
  const proof = await solvedProof(first.json());
  return (await browser.post(url, { ...body, proof })).statusCode;
}

async function ownerSignsIn({ email, known }: Awaited<ReturnType<typeof anOwner>>) {
  const body = { email, password: PASSWORD };
  expect(await working('/auth/login', body)).toBe(200);
  expect((await known.post('/auth/login', body)).statusCode).toBe(200);
}

test('of 100 passwords from ten addresses five are looked at, and the owner gets in', async () => {
  const owner = await anOwner();
  const taken = await strangers(100, {
    url: '/auth/login',
    address: (n) => `192.0.2.${n % 10}`,
    body: (n) => ({ email: owner.email, password: `guess ${n}` }),
  });
  expect(taken).toBe(5);
  await ownerSignsIn(owner);
});

test('failures at other accounts from five addresses keep no owner out', async () => {
  const owner = await anOwner();
  await before('login-failures:all', 200 * (1 - SHARE));
  const taken = await strangers(300 * SHARE, {
    url: '/auth/login',
    address: (n) => `198.51.100.${n % 5}`,
    body: (n) => ({ email: `stuffed-${n}@example.com`, password: 'x' }),
  });
  expect(taken).toBeLessThanOrEqual(200 * SHARE);
  await ownerSignsIn(owner);
});

test('a /48 of IPv6 tries as often as one household', async () => {
  const owner = await anOwner();
  const taken = await strangers(60, {
    url: '/auth/login',
    address: (n) => `2001:db8:9:${n.toString(16)}::1`,
    body: (n) => ({ email: `moved-${n}@example.com`, password: 'x' }),
  });
  expect(taken).toBe(50);
  await ownerSignsIn(owner);
});

test('requests for codes from 25 addresses keep no code from an owner', async () => {
  const { email, known } = await anOwner();
  await before('forgot:all', 500 * (1 - SHARE));
  const taken = await strangers(600 * SHARE, {
    url: '/auth/forgot-password',
    address: (n) => `203.0.113.${n % 25}`,
    body: (n) => ({ email: `asked-${n}@example.com` }),
  });
  expect(taken).toBeLessThanOrEqual(500 * SHARE);
  expect(await working('/auth/forgot-password', { email })).toBe(201);
  expect((await known.post('/auth/forgot-password', { email })).statusCode).toBe(201);
});

test('strangers at an account end no code of its owner', async () => {
  const { email, known } = await anOwner();
  const owner = await aResetFlow(portal, email);
  let tried = 0;
  for (let n = 0; n < 3; n += 1) {
    const stranger = aBrowser(portal);
    if ((await stranger.post('/auth/forgot-password', { email })).statusCode !== 201) continue;
    for (let code = 0; code < 10; code += 1) {
      await stranger.post('/auth/check-reset-password-code', { code: `${code}`.repeat(6) });
    }
    tried += 5;
  }
  expect(tried).toBeLessThanOrEqual(15);
  const flow = await aResetFlow(portal, email, known);
  expect((await flow.check(flow.code)).json()).toEqual({ isValid: true });
  expect((await owner.reset(owner.code, 'Regenschirm Kupfer Anton Zwei')).statusCode).toBe(200);
});
