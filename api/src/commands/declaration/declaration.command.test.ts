import { randomUUID } from 'node:crypto';
import { type Operators, operators } from '../../../testing/manzil';
import { declarations } from '../../modules/declarations/declarations.table';

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
  ]);
  const missing = randomUUID();
  expect(await office.manzil('declaration', 'show', missing)).toMatchObject({
    code: 1,
    notes: [`There is no declaration ${missing}.`],
  });
});
