import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { send, stored } from '../../../testing/declarations';
import { mailsTo } from '../../../testing/mails';
import { aCancellation, anAddress, aWithdrawal } from '../../../testing/sample-declarations';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { declarationLimits } from './declaration-limits';

const EVENING = new Date('2026-11-21T22:30:00Z');
let portal: TestApp;
let now = EVENING;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => now });
});
afterEach(() => {
  now = EVENING;
});
afterAll(() => portal.close());

test('an address gets ten mails an hour, however it is written; what is declared after them is received too', async () => {
  const email = anAddress();
  const declare = (address: string, id: string = randomUUID()) =>
    send(portal.anonymous, `/withdrawals/${id}`, aWithdrawal(address));
  for (let n = 0; n < 10; n += 1) expect((await declare(email)).statusCode).toBe(201);
  const id = randomUUID();
  const shouted = email.toUpperCase();
  const eleventh = await declare(shouted, id);
  expect([eleventh.statusCode, eleventh.json()]).toEqual([
    201,
    {
      ...aWithdrawal(shouted),
      withdrawal_id: id,
      received_at: expect.stringMatching(/Z$/),
      receipt_mailed: false,
    },
  ]);
  const again = await declare(shouted, id);
  expect([again.statusCode, again.json()]).toEqual([200, eleventh.json()]);
  expect(await stored(portal.db, shouted)).toHaveLength(1);
  expect(await mailsTo(portal.db, email)).toHaveLength(10);
  expect(await mailsTo(portal.db, shouted)).toEqual([]);
  expect((await declare(anAddress())).json().receipt_mailed).toBe(true);
});

test('five hundred receipts leave within an hour; the declaration after them is received too', async () => {
  const { db, authKey } = { db: portal.service, authKey: TEST_AUTH_KEY };
  const alarm = jest.fn();
  const { mayMail } = declarationLimits(db, alarm);
  const mailed: boolean[] = [];
  // No more at once than find a connection: who waits for one, behind hundreds, waits longer than the API's patience.
  for (let round = 0; round < 26; round += 1) {
    const atOnce = Array.from({ length: 20 }, () => mayMail(accountKey(authKey, anAddress())));
    mailed.push(...(await Promise.all(atOnce)));
  }
  expect(mailed).toContain(false);
  expect(alarm).toHaveBeenCalledTimes(1);
  const email = anAddress();
  const answer = await send(
    portal.anonymous,
    `/cancellations/${randomUUID()}`,
    aCancellation(email),
  );
  expect([answer.statusCode, answer.json().receipt_mailed]).toEqual([201, false]);
  expect(await stored(portal.db, email)).toHaveLength(1);
  expect(await mailsTo(portal.db, email)).toEqual([]);
  await db.execute(sql`delete from rate_limits where key like 'declarations:%'`);
});

test('a household sends forty an hour', async () => {
  const once = (remoteAddress: string) =>
    send(portal.anonymous, `/withdrawals/${randomUUID()}`, aWithdrawal(anAddress()), {
      remoteAddress,
    });
  const answers = await Promise.all(Array.from({ length: 40 }, () => once('198.51.100.7')));
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  expect((await once('198.51.100.7')).statusCode).toBe(429);
  expect((await once('198.51.100.8')).statusCode).toBe(201);
});
