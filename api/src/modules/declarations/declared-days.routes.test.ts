import { randomUUID } from 'node:crypto';
import { send, stored } from '../../../testing/declarations';
import { aCancellation, anAddress } from '../../../testing/sample-declarations';
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

test.each([
  [{ notice: 'extraordinary' }, 'reason', 'Nenne den Grund, aus dem du außerordentlich kündigst.'],
  [{ name: ' ' }, 'name', 'Diese Angabe ist nicht gültig.'],
  [{ email: 'gesine' }, 'email', 'Das ist keine vollständige E-Mail-Adresse.'],
  [{ contract: '' }, 'contract', 'Diese Angabe fehlt.'],
  [{ ends_on: '2026-02-30' }, 'ends_on', 'Diese Angabe ist nicht gültig.'],
  [{ ends_on: '2026-11-20' }, 'ends_on', expect.stringMatching(/^Dieser Tag ist vorbei\./)],
])('%j is refused beside its field', async (change, field, text) => {
  const email = anAddress();
  const answer = await send(portal.anonymous, `/cancellations/${randomUUID()}`, {
    ...aCancellation(email),
    ...change,
  });
  expect([answer.statusCode, answer.json().fields]).toEqual([422, { [field]: text }]);
  expect(await stored(portal.db, email)).toEqual([]);
});

test('today is the day in Germany, where it is still yesterday in Dubai', async () => {
  const today = { ...aCancellation(anAddress()), ends_on: '2026-11-21' };
  expect((await send(portal.anonymous, `/cancellations/${randomUUID()}`, today)).statusCode).toBe(
    201,
  );
});

test('without a day it ends as early as possible, for good cause with that reason', async () => {
  const email = anAddress();
  const { ends_on, ...undated } = aCancellation(email);
  const reason = 'Seit Mai keine Abrechnung.';
  const input = { ...undated, notice: 'extraordinary', reason };
  expect(
    (await send(portal.anonymous, `/cancellations/${randomUUID()}`, input)).json(),
  ).toMatchObject({
    notice: 'extraordinary',
    reason,
    ends_on: null,
  });
});
