import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { contactMessages } from '../../modules/contact-messages/contact-messages.table';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
const first = randomUUID();
const second = randomUUID();

beforeAll(async () => {
  office = await operators();
  const message = 'Wohnung in Dubai Marina.\n\nÜbergabe im März.';
  await office.db.insert(contactMessages).values([
    {
      id: first,
      name: 'Gesine Ölmüller',
      email: 'Gesine@example.com',
      phone: '+49 151 23456789',
      message,
      language: 'de',
      mailed: true,
      received_at: new Date('2026-11-21T19:15:00Z'),
    },
    {
      id: second,
      name: 'A machine',
      email: 'machine@example.com',
      message,
      language: 'en',
      mailed: false,
      received_at: new Date('2026-11-21T20:00:00Z'),
    },
  ]);
});
afterAll(() => office.close());

test('list prints what came in, the newest first, and which of it was mailed', async () => {
  const { code, out } = await office.manzil('message', 'list');
  expect(code).toBe(0);
  expect(out.slice(1).map((line) => line.split(/ {2,}/).slice(0, 3))).toEqual([
    [second, '2026-11-21T20:00:00.000Z', 'no'],
    [first, '2026-11-21T19:15:00.000Z', 'yes'],
  ]);
});

test('list finds what one person has written, and ends at its limit', async () => {
  const { out } = await office.manzil('message', 'list', '--email', 'gesine@example.com');
  expect(out).toHaveLength(2);
  expect(out[1]).toMatch(/Gesine Ölmüller +Wohnung in Dubai Marina\. Übergabe im/);
  const { notes } = await office.manzil('message', 'list', '--limit', '1');
  expect(notes).toEqual(['The newest 1 of 2. More: --limit.']);
});

test('show prints all that was written', async () => {
  expect((await office.manzil('message', 'show', first)).out).toEqual([
    'received  21 November 2026, 20:15 in Germany (23:15 in Dubai)',
    'name      Gesine Ölmüller',
    'e-mail    Gesine@example.com',
    'phone     +49 151 23456789',
    'answer    in de',
    'mailed    yes',
    'Wohnung in Dubai Marina.',
    'Übergabe im März.',
  ]);
});

test('remove takes one away, on record', async () => {
  expect((await office.manzil('message', 'remove', second)).out).toEqual([`Removed ${second}.`]);
  expect(await office.manzil('message', 'remove', second)).toMatchObject({
    code: 1,
    notes: [`There is no message ${second}.`],
  });
  expect(await office.db.select().from(contactMessages)).toHaveLength(1);
  expect(
    await jsonRows(
      office.db,
      sql`select actor_id, action from audit_log where entity_id = ${second}`,
    ),
  ).toEqual([{ actor_id: 'olga', action: 'contact_message.removed' }]);
});
