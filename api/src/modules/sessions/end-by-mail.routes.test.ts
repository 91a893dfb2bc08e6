import '../../../testing/cheap-hashes';
import { sql } from 'drizzle-orm';
import { aBrowser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { seal } from '../../platform/secrets/seal';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());

/** Signs in from a new browser. @returns it, and the token of the mail that tells of it */
async function aStranger(email: string) {
  const browser = aBrowser(portal);
  await browser.post('/auth/login', { email, password: PASSWORD });
  const mails = await mailsTo(portal.db, email);
  const { end = '' } = (mails.at(-1)?.values ?? {}) as { end?: string };
  return { browser, end };
}
const isSignedIn = async (browser: ReturnType<typeof aBrowser>) =>
  (await browser.get('/auth/')).statusCode === 200;
/** From any browser, which need not be signed in. */
const press = (token: string) => aBrowser(portal).post('/auth/sessions/end-by-mail', { token });

test('the mail about a new device ends that session and no other', async () => {
  const email = 'mailed@example.com';
  await anInvestorWithPassword(portal.db, { email });
  const own = await aStranger(email);
  const stranger = await aStranger(email);
  expect((await press(stranger.end)).statusCode).toBe(200);
  expect(await isSignedIn(stranger.browser)).toBe(false);
  expect(await isSignedIn(own.browser)).toBe(true);

  // A second press, when there is nothing left to end.
  expect((await press(stranger.end)).statusCode).toBe(200);
  const { rows } = await portal.db.execute(
    sql`select detail from audit_log where action = 'session.revoked'`,
  );
  expect(rows).toEqual([{ detail: { by_mail: true } }]);
});

test('a token that was changed, or is for something else, ends nothing', async () => {
  const email = 'kept@example.com';
  await anInvestorWithPassword(portal.db, { email });
  const one = await aStranger(email);
  const two = await aStranger(email);
  const [id = ''] = one.end.split('.');
  const [, seal2 = ''] = two.end.split('.');
  for (const wrong of ['', id, `${id}.${seal2}`, seal(TEST_AUTH_KEY, 'unsubscribe', id)]) {
    expect((await press(wrong)).statusCode).toBe(404);
  }
  expect(await isSignedIn(one.browser)).toBe(true);
  expect(await isSignedIn(two.browser)).toBe(true);
});
