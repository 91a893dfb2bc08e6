import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { mailsTo } from '../../../testing/mails';
import { buildTestApp, TEST_AUTH_KEY, type TestApp } from '../../../testing/test-app';
import { jsonRows } from '../../platform/postgres/json-rows';
import { accountKey } from '../../platform/secrets/keyed-hash';
import { declarationLimits } from './declaration-limits';
import { declarations } from './declarations.table';

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

const aCancellation = (email: string) => ({
  notice: 'ordinary',
  reason: null,
  name: 'Gesine Ölmüller',
  email,
  contract: 'Verwaltungsvertrag Marina Walk Tower 2304',
  ends_on: '2027-01-31',
});
const aWithdrawal = (email: string) => ({
  name: 'Gesine Ölmüller',
  email,
  contract: 'Premium-Paket für Safa Terrace 412',
});
const anAddress = () => `${randomUUID()}@example.com`;

type Asked = { language?: string; remoteAddress?: string };
const put = (url: string, payload: object, { language = 'de', remoteAddress }: Asked = {}) =>
  portal.anonymous.call({
    method: 'PUT',
    url,
    remoteAddress:
      remoteAddress ?? `2001:db8:${Math.floor(Math.random() * 65_536).toString(16)}::1`,
    headers: { 'accept-language': language },
    payload,
  });
const storedOf = async (email: string) =>
  (await portal.db.select().from(declarations)).filter((one) => one.email === email);

test('a cancellation without an account is confirmed without a word of its sender', async () => {
  const email = anAddress();
  const id = randomUUID();
  const answer = await put(`/cancellations/${id}`, aCancellation(email));
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      ...aCancellation(email),
      cancellation_id: id,
      received_at: expect.stringMatching(/Z$/),
      receipt_mailed: true,
    },
  ]);
  const { received_at } = answer.json();
  const [mail, ...others] = await mailsTo(portal.db, email);
  expect(others).toEqual([]);
  expect([mail?.template, mail?.language, mail?.values]).toEqual([
    'cancellation-received',
    'de',
    { received_at, notice: 'ordinary', ends_on: '2027-01-31' },
  ]);
  expect(
    await jsonRows(
      portal.db,
      sql`select actor_type, action, detail from audit_log where entity_id = ${id}`,
    ),
  ).toEqual([{ actor_type: 'system', action: 'cancellation.received', detail: {} }]);
});

test('a withdrawal too, in the language of its form', async () => {
  const email = anAddress();
  const id = randomUUID();
  const answer = await put(`/withdrawals/${id}`, aWithdrawal(email), { language: 'en' });
  expect([answer.statusCode, answer.json()]).toEqual([
    201,
    {
      ...aWithdrawal(email),
      withdrawal_id: id,
      received_at: expect.stringMatching(/Z$/),
      receipt_mailed: true,
    },
  ]);
  const [mail] = await mailsTo(portal.db, email);
  expect([mail?.template, mail?.language, mail?.values]).toEqual([
    'withdrawal-received',
    'en',
    { received_at: answer.json().received_at },
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

test.each([
  [{ notice: 'extraordinary' }, 'reason', 'Nenne den Grund, aus dem du außerordentlich kündigst.'],
  [{ name: ' ' }, 'name', 'Diese Angabe ist nicht gültig.'],
  [{ email: 'gesine' }, 'email', 'Das ist keine vollständige E-Mail-Adresse.'],
  [{ contract: '' }, 'contract', 'Diese Angabe fehlt.'],
  [{ ends_on: '2026-02-30' }, 'ends_on', 'Diese Angabe ist nicht gültig.'],
  [{ ends_on: '2026-11-20' }, 'ends_on', expect.stringMatching(/^Dieser Tag ist vorbei\./)],
])('%j is refused beside its field', async (change, field, text) => {
  const email = anAddress();
  const answer = await put(`/cancellations/${randomUUID()}`, {
    ...aCancellation(email),
    ...change,
  });
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: text }]);
  expect(await storedOf(email)).toEqual([]);
});

test('today is the day in Germany, where it is still yesterday in Dubai', async () => {
  const today = { ...aCancellation(anAddress()), ends_on: '2026-11-21' };
  expect((await put(`/cancellations/${randomUUID()}`, today)).statusCode).toBe(201);
});

test('without a day it ends as early as possible, for good cause with that reason', async () => {
  const email = anAddress();
  const { ends_on, ...undated } = aCancellation(email);
  const reason = 'Seit Mai keine Abrechnung.';
  const input = { ...undated, notice: 'extraordinary', reason };
  expect((await put(`/cancellations/${randomUUID()}`, input)).json()).toMatchObject({
    notice: 'extraordinary',
    reason,
    ends_on: null,
  });
});

test('an address gets ten mails an hour, however it is written; what is declared after them is received too', async () => {
  const email = anAddress();
  const declare = (address: string, id: string = randomUUID()) =>
    put(`/withdrawals/${id}`, aWithdrawal(address));
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
  expect(await storedOf(shouted)).toHaveLength(1);
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
  const answer = await put(`/cancellations/${randomUUID()}`, aCancellation(email));
  expect([answer.statusCode, answer.json().receipt_mailed]).toEqual([201, false]);
  expect(await storedOf(email)).toHaveLength(1);
  expect(await mailsTo(portal.db, email)).toEqual([]);
  await db.execute(sql`delete from rate_limits where key like 'declarations:%'`);
});

test('a household sends forty an hour', async () => {
  const once = (remoteAddress: string) =>
    put(`/withdrawals/${randomUUID()}`, aWithdrawal(anAddress()), { remoteAddress });
  const answers = await Promise.all(Array.from({ length: 40 }, () => once('198.51.100.7')));
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([]);
  expect((await once('198.51.100.7')).statusCode).toBe(429);
  expect((await once('198.51.100.8')).statusCode).toBe(201);
});

test.each(['/cancellations/1', '/cancellations/00000000-0000-0000-0000-000000000000'])(
  '%s is no place for a declaration',
  async (url) => {
    expect((await put(url, aCancellation(anAddress()))).statusCode).toBe(404);
  },
);

test('what was declared can be removed once the sixth year after its own is over, and no day before', async () => {
  const year = new Date().getFullYear();
  const [last, first] = [randomUUID(), randomUUID()];
  const declared = { ...aWithdrawal(anAddress()), kind: 'withdrawal', language: 'de' } as const;
  await portal.db.insert(declarations).values([
    { ...declared, id: last, received_at: new Date(`${year - 7}-12-31T22:30:00Z`) },
    { ...declared, id: first, received_at: new Date(`${year - 7}-12-31T23:30:00Z`) },
  ]);
  const remove = (id: string) => portal.service.delete(declarations).where(eq(declarations.id, id));
  expect((await remove(last)).rowCount).toBe(1);
  await expect(remove(first)).rejects.toMatchObject({
    cause: { message: 'declarations is append-only' },
  });
});

test('nobody changes or removes what was declared, and the portal of investors does not see it', async () => {
  await put(`/withdrawals/${randomUUID()}`, aWithdrawal(anAddress()));
  for (const change of [
    sql`update declarations set name = 'x'`,
    sql`delete from declarations`,
    // Of one table alone PostgreSQL itself refuses it, as another one refers to it.
    sql`truncate declarations cascade`,
  ]) {
    await expect(portal.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'declarations is append-only' },
    });
  }
  const { rows } = await portal.db.execute(
    sql`select has_any_column_privilege('manzil_portal', 'declarations', 'select') as reads`,
  );
  expect(rows).toEqual([{ reads: false }]);
});
