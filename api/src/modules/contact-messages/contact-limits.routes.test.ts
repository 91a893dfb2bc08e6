import { sql } from 'drizzle-orm';
import { putMessage, storedMessages } from '../../../testing/contact-messages';
import { mailsTo } from '../../../testing/mails';
import { anAddress } from '../../../testing/sample-declarations';
import { aMessage } from '../../../testing/sample-messages';
import { buildTestApp, TEAM, type TestApp } from '../../../testing/test-app';
import { contactLimits } from './contact-limits';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.execute(sql`delete from mail_outbox`);
});
afterAll(() => portal.close());

test('five an hour name one address, however it is written; the sixth says when it goes on', async () => {
  const email = anAddress();
  for (let n = 0; n < 5; n += 1)
    expect((await putMessage(portal.anonymous, aMessage(email))).statusCode).toBe(201);
  const refused = await putMessage(portal.anonymous, aMessage(email.toUpperCase()));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth.too_many_attempts']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(await mailsTo(portal.db, email)).toHaveLength(5);
  expect((await putMessage(portal.anonymous, aMessage(anAddress()))).statusCode).toBe(201);
});

test('a household sends twenty an hour', async () => {
  const remoteAddress = '198.51.100.7';
  const once = () => putMessage(portal.anonymous, aMessage(anAddress()), { remoteAddress });
  const answers = await Promise.all(Array.from({ length: 20 }, once));
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  expect((await once()).statusCode).toBe(429);
  expect(
    (await putMessage(portal.anonymous, aMessage(anAddress()), { remoteAddress: '198.51.100.8' }))
      .statusCode,
  ).toBe(201);
});

test('after two hundred within an hour messages are kept without mails', async () => {
  const alarm = jest.fn();
  const { mayMail } = contactLimits(portal.service, alarm);
  await Promise.all(Array.from({ length: 220 }, mayMail));
  expect(alarm).toHaveBeenCalledTimes(1);
  const email = anAddress();
  const answer = await putMessage(portal.anonymous, aMessage(email));
  expect([answer.statusCode, answer.json().receipt_mailed]).toEqual([201, false]);
  expect(await storedMessages(portal.db, email)).toHaveLength(1);
  expect(await mailsTo(portal.db, TEAM)).toEqual([]);
});
