import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';
import { sessions } from '../../identity/sessions.table';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

async function signedIn(overrides = {}) {
  const investor = await anInvestor(portal.db, overrides);
  const mine = eq(sessions.investor_id, investor.id);
  return {
    investor,
    caller: await portal.as(investor),
    age: (column: 'last_seen_at' | 'expires_at', interval: string) =>
      portal.db
        .update(sessions)
        .set({ [column]: sql`${sessions[column]} - ${interval}::interval` })
        .where(mine),
    row: async () => (await portal.db.select().from(sessions).where(mine))[0],
  };
}

const validity = async (caller: Caller) => {
  const answer = await caller.get('/auth/session');
  expect(answer.statusCode).toBe(200);
  return answer.json();
};

test('who is signed in has a valid session, before onboarding is finished too', async () => {
  expect(await validity((await signedIn()).caller)).toEqual({ valid: true });
  expect(await validity((await signedIn({ onboarding_step: 0 })).caller)).toEqual({ valid: true });
});

test('without a cookie, and with a made-up one, it is not valid, and that is no error', async () => {
  expect(await validity(portal.anonymous)).toEqual({ valid: false });
  for (const cookie of ['session=x', `session=${'A'.repeat(43)}`]) {
    const answer = await portal.anonymous.call({ url: '/auth/session', headers: { cookie } });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ valid: false });
  }
});

test.each([
  ['last_seen_at', '29 minutes 50 seconds', '11 seconds'],
  ['expires_at', '11 hours 59 minutes 50 seconds', '11 seconds'],
] as const)('it ends as the session does, by %s', async (column, almost, rest) => {
  const { caller, age } = await signedIn();
  await age(column, almost);
  expect(await validity(caller)).toEqual({ valid: true });
  await age(column, rest);
  expect(await validity(caller)).toEqual({ valid: false });
});

test.each(['locked', 'closed'] as const)('with a %s account it is not valid', async (status) => {
  const { caller, investor } = await signedIn();
  await portal.db.update(investors).set({ status }).where(eq(investors.id, investor.id));
  expect(await validity(caller)).toEqual({ valid: false });
});

test('asking does not prolong the session', async () => {
  const { caller, age, row } = await signedIn();
  await age('last_seen_at', '20 minutes');
  const before = (await row())?.last_seen_at;
  await validity(caller);
  expect((await row())?.last_seen_at).toEqual(before);
});

test('cleaning up ends the session and clears the cookie, as often as it is asked', async () => {
  const { caller } = await signedIn();
  for (const one of [caller, caller, portal.anonymous]) {
    const answer = await one.post('/auth/session/cleanup');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true });
    expect(answer.headers['set-cookie']).toBe(
      'session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
  }
  expect(await validity(caller)).toEqual({ valid: false });
  expect((await caller.get('/auth/')).statusCode).toBe(401);
});
