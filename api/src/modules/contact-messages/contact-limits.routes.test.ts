import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mailsTo } from '../../../testing/mails';
import { buildTestApp, TEAM, type TestApp } from '../../../testing/test-app';
import { contactLimits } from './contact-limits';
import { contactMessages } from './contact-messages.table';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.execute(sql`delete from mail_outbox`);
});
afterAll(() => portal.close());

const anAddress = () => `${randomUUID()}@example.com`;
const aMessage = (email: string) => ({
  name: 'Gesine Ölmüller',
  email,
  phone: '+49 151 234 56-78',
  message: 'Wohnung in Dubai Marina.\n\nÜbergabe im März.',
  language: 'de',
});
const aHousehold = () => `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`;

const put = (payload: object, { id = randomUUID(), remoteAddress = aHousehold() } = {}) =>
  portal.anonymous.call({
    method: 'PUT',
    url: `/contact-messages/${id}`,
    remoteAddress,
    payload,
  });
const storedOf = async (email: string) =>
  (await portal.db.select().from(contactMessages)).filter((one) => one.email === email);

test('five an hour name one address, however it is written; the sixth says when it goes on', async () => {
  const email = anAddress();
  for (let n = 0; n < 5; n += 1) expect((await put(aMessage(email))).statusCode).toBe(201);
  const refused = await put(aMessage(email.toUpperCase()));
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'auth.too_many_attempts']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  expect(await mailsTo(portal.db, email)).toHaveLength(5);
  expect((await put(aMessage(anAddress()))).statusCode).toBe(201);
});

test('a household sends twenty an hour', async () => {
  const remoteAddress = '198.51.100.7';
  const once = () => put(aMessage(anAddress()), { remoteAddress });
  const answers = await Promise.all(Array.from({ length: 20 }, once));
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  expect((await once()).statusCode).toBe(429);
  expect((await put(aMessage(anAddress()), { remoteAddress: '198.51.100.8' })).statusCode).toBe(
    201,
  );
});

test('after two hundred within an hour messages are kept without mails', async () => {
  const alarm = jest.fn();
  const { mayMail } = contactLimits(portal.service, alarm);
  await Promise.all(Array.from({ length: 220 }, mayMail));
  expect(alarm).toHaveBeenCalledTimes(1);
  const email = anAddress();
  const answer = await put(aMessage(email));
  expect([answer.statusCode, answer.json().receipt_mailed]).toEqual([201, false]);
  expect(await storedOf(email)).toHaveLength(1);
  expect(await mailsTo(portal.db, TEAM)).toEqual([]);
});
