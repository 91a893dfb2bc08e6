import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
let unit: string;
let anna: TestInvestor;

beforeAll(async () => {
  office = await operators({ now: NOON });
  anna = await anInvestor(office.db, { email: 'anna@example.com' });
  const other = await anInvestor(office.db);
  unit = await aUnit(office.db, {
    property_id: await aProperty(office.db, { name: 'Marina Walk Tower' }),
    unit_no: '2304',
    handed_over_on: '2024-05-01',
    owners: [
      { investor: anna, share_bps: 5_000 },
      { investor: other, share_bps: 5_000 },
    ],
  });
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const set = (...args: string[]) => office.manzil('package', 'set', unit, ...args);
const listed = async () =>
  (await office.manzil('package', 'list', '--investor', 'anna@example.com')).out[1];

test('a package is set from a day on, in place of another and of what was scheduled', async () => {
  expect((await set('basic', '--from', '2026-01-01')).out).toEqual([
    'Set: Marina Walk Tower 2304 has basic from 2026-01-01 on.',
  ]);
  await set('premium', '--from', '2027-01-01');
  expect((await listed())?.split(/ {2,}/)).toEqual([
    unit,
    'Marina Walk Tower 2304',
    'basic',
    '2026-01-01',
    '2026-12-31',
    'premium',
    '2027-01-01',
  ]);
  const { out } = await set('premium', '--from', '2026-11-01', '--json');
  expect(JSON.parse(out.join(''))).toMatchObject({
    package_code: 'premium',
    before: { package_code: 'basic' },
    taken_back: [{ package_code: 'premium', starts_on: '2027-01-01' }],
    present: { package_code: 'premium', starts_on: '2026-11-01' },
    dry_run: false,
  });
  expect(await listed()).toMatch(/premium +2026-11-01$/);
  const acts = await jsonRows(office.db, sql`select actor_id, action from audit_log`);
  expect(acts).toHaveLength(6);
  expect(acts[0]).toEqual({ actor_id: 'olga', action: 'package.set' });
});

test('the package of a unit that nobody owns yet is on record too', async () => {
  const free = await aUnit(office.db, {
    property_id: await aProperty(office.db, {}),
    handed_over_on: '2024-05-01',
    owners: [{ investor: anna, owned_from: '2027-01-01' }],
  });
  await office.manzil('package', 'set', free, 'basic', '--from', '2026-01-01');
  expect(
    await jsonRows(office.db, sql`select action, entity_id, investor_id from audit_log`),
  ).toEqual([{ action: 'package.set', entity_id: free, investor_id: null }]);
});

test('the package of today goes on where it is set again, from the day it began', async () => {
  await set('basic', '--from', '2026-01-01');
  await set('premium', '--from', '2027-01-01');
  expect((await set('basic', '--from', '2026-12-15')).out).toEqual([
    'Set: Marina Walk Tower 2304 has basic from 2026-01-01 on.',
    'Taken back: premium from 2027-01-01 on.',
  ]);
  expect(await listed()).toMatch(/basic +2026-01-01$/);
  await set('none', '--from', '2027-01-01');
  await set('basic', '--from', '2027-01-01');
  expect(await listed()).toMatch(/basic +2026-01-01$/);
});

test('a dry run changes nothing', async () => {
  const { code, out } = await set('basic', '--from', '2026-12-01', '--dry-run');
  expect([code, out]).toEqual([
    0,
    ['Would be set: Marina Walk Tower 2304 has basic from 2026-12-01 on.'],
  ]);
  expect(await listed()).toMatch(/2304 *$/);
});

test('what cannot be is refused in one line; wrong use ends with 2', async () => {
  await set('basic', '--from', '2026-06-01');
  const refused = [
    await set('premium', '--from', '2026-06-01'),
    await set('basic', '--from', '2026-12-01'),
    await set('gold', '--from', '2026-12-01'),
    await set('premium'),
    await set('premium', '--from', 'tomorrow'),
  ];
  expect(refused.map(({ code }) => code)).toEqual([1, 1, 2, 2, 2]);
  expect(refused[1]?.notes).toEqual([
    'Marina Walk Tower 2304 has basic from 2026-06-01 on already.',
  ]);
});
