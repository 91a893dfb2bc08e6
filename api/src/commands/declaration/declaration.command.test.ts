import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { declarations } from '../../modules/declarations/declarations.table';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
const cancelled = randomUUID();
const withdrawn = randomUUID();
const person = {
  name: 'Gesine Ölmüller',
  email: 'gesine@example.com',
  contract: 'Marina Walk Tower 2304',
  language: 'de' as const,
};

beforeAll(async () => {
  office = await operators();
  await office.db.insert(declarations).values([
    {
      ...person,
      id: cancelled,
      kind: 'cancellation',
      notice: 'extraordinary',
      reason: 'Seit Mai keine Abrechnung.',
      received_at: new Date('2026-11-21T19:15:00Z'),
    },
    {
      ...person,
      id: withdrawn,
      kind: 'withdrawal',
      received_at: new Date('2026-11-21T20:00:00Z'),
    },
  ]);
});
afterAll(() => office.close());

test('list prints what came in, the newest first', async () => {
  const { code, out } = await office.manzil('declaration', 'list');
  expect(code).toBe(0);
  expect(out.slice(1).map((line) => line.split(/ {2,}/))).toEqual([
    [
      withdrawn,
      '2026-11-21T20:00:00.000Z',
      'withdrawal',
      'gesine@example.com',
      'Gesine Ölmüller',
      'Marina Walk Tower 2304',
    ],
    [
      cancelled,
      '2026-11-21T19:15:00.000Z',
      'extraordinary cancellation',
      'as early as possible',
      'gesine@example.com',
      'Gesine Ölmüller',
      'Marina Walk Tower 2304',
    ],
  ]);
});

test('list prints one kind where only that is asked for', async () => {
  const { out } = await office.manzil('declaration', 'list', '--kind', 'cancellation');
  expect(out).toHaveLength(2);
  expect(out[1]).toContain(cancelled);
});

test('list finds what one person has declared, however the address is written', async () => {
  const shouted = randomUUID();
  await office.db.insert(declarations).values({
    ...person,
    id: shouted,
    kind: 'withdrawal',
    email: 'Olga@Example.com',
    received_at: new Date('2026-11-20T20:00:00Z'),
  });
  const { out } = await office.manzil('declaration', 'list', '--email', 'olga@EXAMPLE.com');
  expect(out).toHaveLength(2);
  expect(out[1]).toContain(shouted);
  expect((await office.manzil('declaration', 'list', '--email', 'nobody@example.com')).out).toEqual(
    [expect.stringMatching(/^id /)],
  );
});

test('list ends at its limit and says how many there are', async () => {
  const { out, notes } = await office.manzil('declaration', 'list', '--limit', '1');
  expect([out.length, notes]).toEqual([2, ['The newest 1 of 3. More: --limit.']]);
  expect(out[1]).toContain(withdrawn);
});

test('remove takes away what was received in years whose retention is over, on record', async () => {
  const old = randomUUID();
  const kept = randomUUID();
  // The turn of the year is Germany's: an hour before that of UTC.
  await office.db.insert(declarations).values([
    { ...person, id: old, kind: 'withdrawal', received_at: new Date('2015-12-31T22:59:59Z') },
    { ...person, id: kept, kind: 'withdrawal', received_at: new Date('2015-12-31T23:00:00Z') },
  ]);
  const ids = async () => (await office.db.select().from(declarations)).map(({ id }) => id);
  const counted = await office.manzil('declaration', 'remove', '--until', '2015', '--dry-run');
  expect([counted.code, counted.out]).toEqual([
    0,
    ['Received until the end of 2015: 1. Nothing is removed.'],
  ]);
  expect(await ids()).toContain(old);

  const { code, out } = await office.manzil('declaration', 'remove', '--until', '2015');
  expect([code, out]).toEqual([0, ['Removed what was received until the end of 2015: 1.']]);
  expect(await ids()).not.toContain(old);
  expect(await ids()).toEqual(expect.arrayContaining([kept, cancelled, withdrawn]));
  expect(
    await jsonRows(
      office.db,
      sql`select actor_type, actor_id, action, detail from audit_log where action = 'declarations.removed'`,
    ),
  ).toEqual([
    {
      actor_type: 'operator',
      actor_id: 'olga',
      action: 'declarations.removed',
      detail: { received_until: 2015, removed: 1 },
    },
  ]);
});

test('remove refuses a year whose retention is not over', async () => {
  const last = new Date().getUTCFullYear() - 7;
  const refused = await office.manzil('declaration', 'remove', '--until', String(last + 1));
  expect(refused).toMatchObject({
    code: 1,
    notes: [`Declarations are kept until 6 years after their own are over: ${last} at the latest.`],
  });
});

test('show prints all that was declared', async () => {
  expect((await office.manzil('declaration', 'show', cancelled)).out).toEqual([
    'received  21 November 2026, 20:15 in Germany (23:15 in Dubai)',
    'declares  extraordinary cancellation',
    'reason    Seit Mai keine Abrechnung.',
    'to end    as early as possible',
    'contract  Marina Walk Tower 2304',
    'name      Gesine Ölmüller',
    'e-mail    gesine@example.com',
    'language  de',
    'receipt   on the page and by mail',
  ]);
  const missing = randomUUID();
  expect(await office.manzil('declaration', 'show', missing)).toMatchObject({
    code: 1,
    notes: [`There is no declaration ${missing}.`],
  });
});
