import { randomUUID } from 'node:crypto';
import { auditOf, lettersTo, received, send, stored } from '../../../testing/declarations';
import { mailsTo } from '../../../testing/mails';
import { aCancellation, anAddress, aWithdrawal } from '../../../testing/sample-declarations';
import { buildTestApp, type TestApp } from '../../../testing/test-app';

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

const put = (url: string, payload: object, asked?: Parameters<typeof send>[3]) =>
  send(portal.anonymous, url, payload, asked);
const storedOf = (email: string) => stored(portal.db, email);

test('a cancellation without an account is confirmed without a word of its sender', async () => {
  const email = anAddress();
  const id = randomUUID();
  const answer = await put(`/cancellations/${id}`, aCancellation(email));
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    received({ ...aCancellation(email), cancellation_id: id }),
  ]);
  const { received_at } = answer.json();
  expect(await lettersTo(portal.db, email)).toEqual([
    ['cancellation-received', 'de', { received_at, notice: 'ordinary', ends_on: '2027-01-31' }],
  ]);
  expect(await auditOf(portal.db, id)).toEqual([
    { actor_type: 'system', action: 'cancellation.received', detail: {} },
  ]);
});

test('a withdrawal too, in the language of its form', async () => {
  const email = anAddress();
  const id = randomUUID();
  const answer = await put(`/withdrawals/${id}`, aWithdrawal(email), { language: 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    received({ ...aWithdrawal(email), withdrawal_id: id }),
  ]);
  expect(await lettersTo(portal.db, email)).toEqual([
    ['withdrawal-received', 'en', { received_at: answer.json().received_at }],
  ]);
});

test('sent again, even twice at once, it is received once and confirmed once', async () => {
  const email = anAddress();
  const url = `/cancellations/${randomUUID()}`;
  const together = await Promise.all([1, 2, 3].map(() => put(url, aCancellation(email))));
  const late = await put(url, aCancellation(email), { language: 'en' });
  expect(together.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  expect(late.statusCode).toBe(200);
  expect(new Set([...together, late].map(({ body }) => body)).size).toBe(1);
  expect(await storedOf(email)).toHaveLength(1);
  expect(await mailsTo(portal.db, email)).toHaveLength(1);
});

test('what was received stays received when its day is over', async () => {
  const url = `/cancellations/${randomUUID()}`;
  const today = { ...aCancellation(anAddress()), ends_on: '2026-11-21' };
  const first = await put(url, today);
  now = new Date('2026-11-22T12:00:00Z');
  const again = await put(url, today);
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.body).toBe(first.body);
});

test('another content under the same id is refused, and nothing of the first is shown', async () => {
  const email = anAddress();
  const id = randomUUID();
  await put(`/withdrawals/${id}`, aWithdrawal(email));
  const other = { ...aWithdrawal(anAddress()), name: 'Somebody Else' };
  for (const answer of [
    await put(`/withdrawals/${id}`, other),
    await put(`/cancellations/${id}`, aCancellation(email)),
  ]) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'declaration.differs']);
    expect(answer.body).not.toContain(email);
  }
  expect(await storedOf(email)).toHaveLength(1);
});

test.each(['/cancellations/1', '/cancellations/00000000-0000-0000-0000-000000000000'])(
  '%s is no place for a declaration',
  async (url) => {
    expect((await put(url, aCancellation(anAddress()))).statusCode).toBe(404);
  },
);
