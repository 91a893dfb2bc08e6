import { randomUUID } from 'node:crypto';
import { aCancellation, anAddress } from '../../../testing/sample-declarations';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
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
