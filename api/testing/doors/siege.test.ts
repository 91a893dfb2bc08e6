import '../cheap-hashes';
import { isLong } from '@manzil/shared/testing/ring';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../browser';
import { aResetFlow } from '../reset-flow';
import { buildTestApp, type TestApp } from '../test-app';
import { anOwner, ownerSignsIn, working } from './besieged-owner';
import { before, strangers } from './strangers';

/** Of what strangers did before, this much is done here; the rest is written into the counts. */
const SHARE = isLong ? 1 : 0.05;

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
beforeEach(() => portal.db.execute(sql`delete from rate_limits`));
afterAll(() => portal.close());

test('of 100 passwords from ten addresses five are looked at, and the owner gets in', async () => {
  const owner = await anOwner(portal);
  const taken = await strangers(portal, 100, {
    url: '/auth/login',
    address: (n) => `192.0.2.${n % 10}`,
    body: (n) => ({ email: owner.email, password: `guess ${n}` }),
  });
  expect(taken).toBe(5);
  await ownerSignsIn(portal, owner);
});

test('failures at other accounts from five addresses keep no owner out', async () => {
  const owner = await anOwner(portal);
  await before(portal, 'login-failures:all', 200 * (1 - SHARE));
  const taken = await strangers(portal, 300 * SHARE, {
    url: '/auth/login',
    address: (n) => `198.51.100.${n % 5}`,
    body: (n) => ({ email: `stuffed-${n}@example.com`, password: 'x' }),
  });
  expect(taken).toBeLessThanOrEqual(200 * SHARE);
  await ownerSignsIn(portal, owner);
});

test('a /48 of IPv6 tries as often as one household', async () => {
  const owner = await anOwner(portal);
  const taken = await strangers(portal, 60, {
    url: '/auth/login',
    address: (n) => `2001:db8:9:${n.toString(16)}::1`,
    body: (n) => ({ email: `moved-${n}@example.com`, password: 'x' }),
  });
  expect(taken).toBe(50);
  await ownerSignsIn(portal, owner);
});

test('requests for codes from 25 addresses keep no code from an owner', async () => {
  const { email, known } = await anOwner(portal);
  await before(portal, 'forgot:all', 500 * (1 - SHARE));
  const taken = await strangers(portal, 600 * SHARE, {
    url: '/auth/forgot-password',
    address: (n) => `203.0.113.${n % 25}`,
    body: (n) => ({ email: `asked-${n}@example.com` }),
  });
  expect(taken).toBeLessThanOrEqual(500 * SHARE);
  expect(await working(portal, '/auth/forgot-password', { email })).toBe(201);
  expect((await known.post('/auth/forgot-password', { email })).statusCode).toBe(201);
});

test('strangers at an account end no code of its owner', async () => {
  const { email, known } = await anOwner(portal);
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
