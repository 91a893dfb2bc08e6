import '../../../testing/cheap-hashes';
import type { News } from '@manzil/shared/contract/news/news';
import { eq, sql } from 'drizzle-orm';
import { aBrowser, type Browser } from '../../../testing/browser';
import { anInvestorWithPassword, PASSWORD, type TestInvestor } from '../../../testing/fixtures';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { sessions } from '../../identity/sessions.table';
import { visits } from '../../identity/visits.table';

let portal: TestApp;
let owner: TestInvestor;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await anInvestorWithPassword(portal.db);
});

async function signedIn(): Promise<Browser> {
  const browser = aBrowser(portal);
  await browser.post('/auth/login', { email: owner.email, password: PASSWORD });
  return browser;
}
const newsOf = async (browser: Browser): Promise<News> => (await browser.get('/news')).json();
const visit = async () =>
  (await portal.db.select().from(visits).where(eq(visits.investor_id, owner.id)))[0]!;

/** As if all of it had been so much earlier. */
async function pass(time: '20 minutes' | '31 minutes' | '3 days'): Promise<void> {
  const back = sql.raw(`interval '${time}'`);
  const { id } = owner;
  await portal.db
    .update(sessions)
    .set({ last_seen_at: sql`last_seen_at - ${back}`, created_at: sql`created_at - ${back}` })
    .where(eq(sessions.investor_id, id));
  await portal.db
    .update(visits)
    .set({ began_at: sql`began_at - ${back}`, previous_at: sql`previous_at - ${back}` })
    .where(eq(visits.investor_id, id));
}

test('the first visit has nothing to tell', async () => {
  expect(await newsOf(await signedIn())).toEqual({ since: null, items: [] });
  expect(await visit()).toMatchObject({ previous_at: null });
});

test('half an hour without a request ends a visit', async () => {
  await signedIn();
  await pass('31 minutes');
  const first = await visit();
  const again = await signedIn();
  expect(await visit()).toMatchObject({ previous_at: first.began_at });
  expect((await newsOf(again)).since).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('loading again, and a second device, go on with the same visit', async () => {
  await signedIn();
  await pass('3 days');
  const phone = await signedIn();
  await pass('20 minutes');
  const { since } = await newsOf(phone);
  expect(since).not.toBeNull();
  const begun = await visit();
  const laptop = await signedIn();
  expect(await newsOf(laptop)).toMatchObject({ since });
  expect(await newsOf(phone)).toMatchObject({ since });
  expect(await visit()).toEqual(begun);
});

test('signing in again in the same browser goes on with the visit', async () => {
  const browser = await signedIn();
  await pass('20 minutes');
  const begun = await visit();
  await browser.post('/auth/login', { email: owner.email, password: PASSWORD });
  expect((await browser.get('/news')).statusCode).toBe(200);
  expect(await visit()).toEqual(begun);
});

test('two devices that sign in at once begin one visit', async () => {
  await signedIn();
  await pass('3 days');
  const { began_at } = await visit();
  await Promise.all([signedIn(), signedIn(), signedIn()]);
  expect(await visit()).toMatchObject({ previous_at: began_at });
});

test('signing out ends a visit, unless another device goes on', async () => {
  const phone = await signedIn();
  const laptop = await signedIn();
  const { began_at } = await visit();
  await phone.post('/auth/logout');
  await signedIn();
  expect(await visit()).toMatchObject({ began_at, previous_at: null });
  await portal.db.update(sessions).set({ revoked_at: sql`now()` });
  await laptop.post('/auth/logout');
  await signedIn();
  expect(await visit()).toMatchObject({ previous_at: began_at });
});

test('the news take one statement, the session with it, and write nothing', async () => {
  const browser = await signedIn();
  const before = await visit();
  expect(await statementsOf(() => browser.get('/news'))).toHaveLength(1);
  expect(await visit()).toEqual(before);
});
