import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { aMessageOfAge, putMessage, storedMessages } from '../../../testing/contact-messages';
import { mailsTo } from '../../../testing/mails';
import { anAddress } from '../../../testing/sample-declarations';
import { aMessage, aTeamMail, REFUSED } from '../../../testing/sample-messages';
import { buildTestApp, TEAM, type TestApp } from '../../../testing/test-app';
import { sweep } from '../../platform/postgres/sweep';
import { contactMessageRetention } from './contact-messages.retention';

let portal: TestApp;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterEach(async () => {
  await portal.db.execute(sql`delete from rate_limits`);
  await portal.db.execute(sql`delete from mail_outbox`);
});
afterAll(() => portal.close());

const put = (payload: object, options?: Parameters<typeof putMessage>[2]) =>
  putMessage(portal.anonymous, payload, options);
const storedOf = (email: string) => storedMessages(portal.db, email);

test('a stranger’s message is kept, goes to the team, and is confirmed without a word of it', async () => {
  const email = anAddress();
  const id = randomUUID();
  const answer = await put(aMessage(email), { id });
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      ...aMessage(email),
      message_id: id,
      received_at: expect.stringMatching(/Z$/),
      receipt_mailed: true,
    },
  ]);
  expect(await storedOf(email)).toMatchObject([{ ...aMessage(email), id, mailed: true }]);
  const { received_at } = answer.json();
  expect(await mailsTo(portal.db, TEAM)).toMatchObject([aTeamMail(email, received_at)]);
  const [receipt] = await mailsTo(portal.db, email);
  expect([receipt?.template, receipt?.language, receipt?.values]).toEqual([
    'contact-received',
    'de',
    { received_at },
  ]);
});

test('sent again, even twice at once, it is received once', async () => {
  const email = anAddress();
  const id = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => put(aMessage(email), { id })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await mailsTo(portal.db, email)).toHaveLength(1);
  expect(await mailsTo(portal.db, TEAM)).toHaveLength(1);
});

test('another content under the same id is refused, and nothing of the first is shown', async () => {
  const email = anAddress();
  const id = randomUUID();
  await put(aMessage(email), { id });
  const answer = await put({ ...aMessage(anAddress()), name: 'Somebody Else' }, { id });
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'contact_message.differs']);
  expect(answer.body).not.toContain(email);
});

test.each(REFUSED)('%j is refused beside its field', async (change, field) => {
  const email = anAddress();
  const answer = await put({ ...aMessage(email), ...change });
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([422, [field]]);
  expect(await mailsTo(portal.db, TEAM)).toEqual([]);
});

test('what fills in the field that nobody sees is kept, mailed to nobody, and told so', async () => {
  const email = anAddress();
  const answer = await put({ ...aMessage(email), website: 'https://example.com' });
  expect([answer.statusCode, answer.json().receipt_mailed]).toEqual([201, false]);
  expect(answer.body).not.toContain('https://example.com');
  expect(await storedOf(email)).toMatchObject([{ mailed: false }]);
  expect(await mailsTo(portal.db, email)).toEqual([]);
  expect(await mailsTo(portal.db, TEAM)).toEqual([]);
});

test('a year later it is gone', async () => {
  const [old, young] = [anAddress(), anAddress()];
  await aMessageOfAge(portal.db, old, '366 days');
  await aMessageOfAge(portal.db, young, '364 days');
  await sweep(portal.service, [contactMessageRetention]);
  expect([await storedOf(old), (await storedOf(young)).length]).toEqual([[], 1]);
});

test('the portal of investors does not see it', async () => {
  const { rows } = await portal.db.execute(
    sql`select has_any_column_privilege('manzil_portal', 'contact_messages', 'select') as reads`,
  );
  expect(rows).toEqual([{ reads: false }]);
});
