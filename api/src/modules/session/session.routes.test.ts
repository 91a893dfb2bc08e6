import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { sessions } from '../../identity/sessions.table';
import { closedAreas } from '../areas/closed-areas.table';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** A signed-in investor and a way to turn the clock of the session back. */
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

test.each(['/auth/', '/auth'])('%s says who is signed in', async (url) => {
  const { caller, investor } = await signedIn({ first_name: 'Anna' });
  const answer = await caller.get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ investor_id: investor.id, first_name: 'Anna' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('it says which areas an operator has switched off, and why', async () => {
  const { caller } = await signedIn();
  expect((await caller.get('/auth/')).json().navigation).toEqual([]);
  const reasons = { reason_de: 'Ab Montag wieder da.', reason_en: 'Back on Monday.' };
  await portal.db.insert(closedAreas).values({ path: '/financials', visible: true, ...reasons });
  expect((await caller.get('/auth/')).json().navigation).toEqual([
    {
      path: '/financials',
      is_visible: true,
      is_activated: false,
      reason: { de: 'Ab Montag wieder da.', en: 'Back on Monday.' },
    },
  ]);
});

test('nothing of the account leaves beyond the contract', async () => {
  const { caller } = await signedIn();
  expect(Object.keys((await caller.get('/auth/')).json()).sort()).toEqual([
    'avatar',
    'display',
    'email',
    'first_name',
    'investor_id',
    'last_name',
    'navigation',
    'onboarding_step',
    'profile_status',
    'second_factor_due',
  ]);
});

test('without a session the answer is 401 with a message', async () => {
  const answer = await portal.anonymous.get('/auth/');
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toMatchObject({
    code: 'auth.session_missing',
    message: 'Du bist nicht angemeldet. Melde dich an, um weiterzumachen.',
  });
});

test('a session ends after thirty minutes without use', async () => {
  const { caller, age } = await signedIn();
  await age('last_seen_at', '29 minutes 50 seconds');
  expect((await caller.get('/auth/')).statusCode).toBe(200);
  await age('last_seen_at', '30 minutes 1 second');
  expect((await caller.get('/auth/')).statusCode).toBe(401);
});

test('a session ends after twelve hours however much it is used', async () => {
  const { caller, age } = await signedIn();
  await age('expires_at', '11 hours 59 minutes');
  expect((await caller.get('/auth/')).statusCode).toBe(200);
  await age('expires_at', '2 minutes');
  expect((await caller.get('/auth/')).statusCode).toBe(401);
});

test('use is noted at most once a minute', async () => {
  const { caller, age, row } = await signedIn();
  const before = (await row())?.last_seen_at;
  await caller.get('/auth/');
  expect((await row())?.last_seen_at).toEqual(before);
  await age('last_seen_at', '2 minutes');
  await caller.get('/auth/');
  expect(Date.now() - Number((await row())?.last_seen_at)).toBeLessThan(60_000);
});

test('logging out ends the session and clears the cookie', async () => {
  const { caller } = await signedIn();
  const answer = await caller.post('/auth/logout');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true });
  expect(answer.headers['set-cookie']).toBe('session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  expect((await caller.get('/auth/')).statusCode).toBe(401);
});

test('logging out works twice and without a session', async () => {
  const { caller } = await signedIn();
  await caller.post('/auth/logout');
  expect((await caller.post('/auth/logout')).statusCode).toBe(200);
  expect((await portal.anonymous.post('/auth/logout')).statusCode).toBe(200);
});

test('logging out on one device leaves the other signed in', async () => {
  const { caller, investor } = await signedIn();
  const other = await portal.as(investor);
  await caller.post('/auth/logout');
  expect((await other.get('/auth/')).statusCode).toBe(200);
});

test('an account that is locked is signed out at once', async () => {
  const { caller, investor } = await signedIn();
  await portal.db.execute(sql`update investors set status = 'locked' where id = ${investor.id}`);
  expect((await caller.get('/auth/')).statusCode).toBe(401);
});

test('before onboarding is finished the session is known', async () => {
  const { caller } = await signedIn({ onboarding_step: 1 });
  expect((await caller.get('/auth/')).json()).toMatchObject({ onboarding_step: 1 });
});

test.each(['/auth/logout', '/auth/session/cleanup'])(
  '%s clears files of the API from the browser, no cookies and no storage',
  async (url) => {
    const { caller } = await signedIn();
    expect((await caller.post(url)).headers['clear-site-data']).toBe('"cache"');
  },
);
