import '../../../testing/cheap-hashes';
import { eq, sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { aResetFlow } from '../../../testing/reset-flow';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';

const NEW_PASSWORD = 'Regenschirm Kupfer Anton Zwei';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

let unique = 0;
async function anAccount(overrides = {}) {
  unique += 1;
  const email = `reset-${unique}@example.com`;
  return { email, investor: await anInvestorWithPassword(portal.db, { email, ...overrides }) };
}

const login = (email: string, password: string, browser = aBrowser(portal)) =>
  browser.post('/auth/login', { email, password });

test('the code and a new password: from then on the new one signs in and the old one does not', async () => {
  const { email } = await anAccount();
  const flow = await aResetFlow(portal, email);
  const answer = await flow.reset(flow.code, NEW_PASSWORD);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ success: true });
  expect((await login(email, PASSWORD)).statusCode).toBe(401);
  expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
});

test('a reset signs nobody in and ends the flow', async () => {
  const { email } = await anAccount();
  const flow = await aResetFlow(portal, email);
  await flow.reset(flow.code, NEW_PASSWORD);
  expect([...flow.browser.cookies.keys()]).toEqual(['device']);
  expect((await flow.browser.get('/auth/')).statusCode).toBe(401);
});

test('all sessions are over with the next request', async () => {
  const { email, investor } = await anAccount();
  const [one, other] = [await portal.as(investor), aBrowser(portal)];
  await login(email, PASSWORD, other);
  const bystander = await portal.as((await anAccount()).investor);
  const flow = await aResetFlow(portal, email);
  expect((await one.get('/auth/')).statusCode).toBe(200);
  await flow.reset(flow.code, NEW_PASSWORD);
  expect((await one.get('/auth/')).statusCode).toBe(401);
  expect((await other.get('/auth/')).statusCode).toBe(401);
  expect((await bystander.get('/auth/')).statusCode).toBe(200);
});

test('a mail tells of it, and the audit log says how many sessions it ended', async () => {
  const { email, investor } = await anAccount({ first_name: 'Anna', locale: 'en' });
  await portal.as(investor);
  const flow = await aResetFlow(portal, email);
  await flow.reset(flow.code, NEW_PASSWORD);
  const [, mail] = await mailsTo(portal.db, email);
  expect(mail).toMatchObject({
    template: 'password-changed',
    language: 'en',
    values: { first_name: 'Anna' },
  });
  const { rows } = await portal.db.execute(
    sql`select actor_id, detail from audit_log
      where action = 'password_reset.completed' and investor_id = ${investor.id}`,
  );
  expect(rows).toEqual([{ actor_id: investor.id, detail: { sessions_ended: 1 } }]);
});

test('a code is used once', async () => {
  const { email } = await anAccount();
  const flow = await aResetFlow(portal, email);
  const cookie = `reset=${flow.browser.cookies.get('reset')}`;
  await flow.reset(flow.code, NEW_PASSWORD);
  const again = await flow.browser.call({
    method: 'POST',
    url: '/auth/reset-password',
    headers: { cookie },
    payload: { code: flow.code, password: 'Something Else Entirely' },
  });
  expect(again.statusCode).toBe(422);
  expect(again.json()).toMatchObject({
    code: 'auth.reset_code_wrong',
    message: 'Der Code stimmt nicht oder gilt nicht mehr. Prüfe ihn oder fordere einen neuen an.',
  });
  expect((await login(email, NEW_PASSWORD)).statusCode).toBe(200);
});

test('of fifty resets at the same moment exactly one succeeds', async () => {
  const { email, investor } = await anAccount();
  const flow = await aResetFlow(portal, email);
  // Far above the limits, which are not what is tried here.
  await portal.db.execute(sql`
    create function ignore_limits() returns trigger language plpgsql as
      $$ begin new.points := 1; return new; end $$;
    create trigger ignore_limits before insert or update on rate_limits
      for each row when (new.key like 'code%') execute function ignore_limits()`);
  const passwords = Array.from({ length: 50 }, (_, n) => `${NEW_PASSWORD} ${n} mal`);
  const answers = await Promise.all(passwords.map((password) => flow.reset(flow.code, password)));
  await portal.db.execute(sql`drop function ignore_limits cascade`);
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set(statuses)).toEqual(new Set([200, 422]));
  const winner = passwords[statuses.indexOf(200)] ?? '';
  expect((await login(email, winner)).statusCode).toBe(200);
  const { rows } = await portal.db.execute(
    sql`select 1 from audit_log
      where action = 'password_reset.completed' and investor_id = ${investor.id}`,
  );
  expect(rows).toHaveLength(1);
}, 60_000);

test('a weak password is refused with a reason, and the code stays good', async () => {
  const { email } = await anAccount();
  const flow = await aResetFlow(portal, email);
  const answer = await flow.reset(flow.code, 'Passwort2026!');
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: 'request.invalid',
    fields: { password: expect.stringContaining('Wörtern des Portals') },
  });
  expect((await flow.reset(flow.code, NEW_PASSWORD)).statusCode).toBe(200);
});

test('an account that is locked meanwhile is not opened by its code', async () => {
  const { email, investor } = await anAccount();
  const flow = await aResetFlow(portal, email);
  await portal.db.update(investors).set({ status: 'locked' }).where(eq(investors.id, investor.id));
  const answer = await flow.reset(flow.code, NEW_PASSWORD);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().code).toBe('auth.reset_code_wrong');
});

test('without the flow of a browser there is no reset', async () => {
  const { email } = await anAccount();
  const { code } = await aResetFlow(portal, email);
  const answer = await aBrowser(portal).post('/auth/reset-password', {
    code,
    password: NEW_PASSWORD,
  });
  expect(answer.json().code).toBe('auth.reset_code_wrong');
});

test('who was shut out by strangers gets in again by a reset', async () => {
  const { email } = await anAccount();
  const flow = await aResetFlow(portal, email);
  for (let n = 0; n < 10; n += 1) await login(email, 'wrong');
  expect((await login(email, PASSWORD)).statusCode).toBe(429);
  await flow.reset(flow.code, NEW_PASSWORD);
  expect((await login(email, NEW_PASSWORD, flow.browser)).statusCode).toBe(200);
});

test('browsers that were known before the reset are strangers after it', async () => {
  const { email } = await anAccount();
  const thief = aBrowser(portal);
  await login(email, PASSWORD, thief);
  const flow = await aResetFlow(portal, email);
  await flow.reset(flow.code, NEW_PASSWORD);
  const before = (await mailsTo(portal.db, email)).length;
  await login(email, NEW_PASSWORD, flow.browser);
  expect(await mailsTo(portal.db, email)).toHaveLength(before);
  await login(email, NEW_PASSWORD, thief);
  expect((await mailsTo(portal.db, email)).at(-1)?.template).toBe('new-device');
});
