import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { aProperty, aUnit } from '../../../testing/portfolio';
import { jsonRows } from '../../db/json-rows';

let office: Operators;
beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-24T08:00:00Z') });
  const investor = await anInvestor(office.db, { email: 'lena@example.com', last_name: 'Vogt' });
  await aUnit(office.db, {
    property_id: await aProperty(office.db, { name: 'Marina Walk Tower' }),
    unit_no: '2304',
    owners: [{ investor }],
  });
});
afterAll(() => office.close());

const move = (...more: string[]) =>
  office.manzil(
    'investor',
    'address',
    'lena@example.com',
    '--street',
    'Elbchaussee',
    '--house-no',
    '7',
    '--city',
    'Hamburg',
    '--country',
    'DE',
    ...more,
  );
const shown = async () => (await office.manzil('investor', 'show', 'lena@example.com')).out;

test('the office enters an address, which is shown with the rest and on record for the investor', async () => {
  expect((await move('--postal-code', '22765', '--dry-run')).code).toBe(0);
  expect((await shown()).find((line) => line.startsWith('address'))).toBeUndefined();
  expect((await move('--postal-code', '22765')).code).toBe(0);
  expect(await shown()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^name +\S+ Vogt$/),
      'address     Elbchaussee 7, 22765 Hamburg, DE',
      expect.stringMatching(/^unit +Marina Walk Tower 2304, no package, /),
    ]),
  );
  const acts = await jsonRows(
    office.db,
    sql`select actor_id, action, investor_id is not null as concerns from audit_log`,
  );
  expect(acts).toEqual([{ actor_id: 'olga', action: 'address.changed', concerns: true }]);
});

test('a postal code that the country does not have is refused', async () => {
  const { code, notes } = await move('--postal-code', '12');
  expect(code).toBe(1);
  expect(notes.join(' ')).toMatch(/postal/i);
});

test('a script gets the profile as JSON; somebody unknown is named', async () => {
  const { out } = await office.manzil('investor', 'show', 'lena@example.com', '--json');
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    email: 'lena@example.com',
    units: [{ unit: 'Marina Walk Tower 2304' }],
    sessions: 0,
  });
  const unknown = await office.manzil('investor', 'show', 'nobody@example.com');
  expect([unknown.code, unknown.notes]).toEqual([
    1,
    ['There is no investor "nobody@example.com".'],
  ]);
});
