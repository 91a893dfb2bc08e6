import type { UnitResultList } from '@manzil/shared/contract/bookings/unit-results';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aProperty, aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
  const property_id = await aProperty(portal.db, { name: 'Marina Walk Tower' });
  const unit = (unit_no: string) =>
    aUnit(portal.db, { property_id, unit_no, owners: [{ investor: anna }] });
  const [high, low] = [await unit('1806'), await unit('705')];
  for (const [unitId, on, category, amount] of [
    [high, '2026-10-01', 'rent', 3_000_001],
    [high, '2026-10-02', 'maintenance', -2_900_000],
    [high, '2026-10-03', 'payout', -50],
    [low, '2026-10-01', 'rent', 1_000_000],
    [low, '2025-10-01', 'insurance', -65_000],
  ] as const)
    await aBooking(portal.db, { investor: anna, unitId, on, category, amount });
});

const list = async (query = ''): Promise<UnitResultList> =>
  (await caller.get(`/bookings/units?${query}`)).json();
const shown = ({ items }: UnitResultList) =>
  items.map(({ unit, rent, costs, net }) => [unit?.unit_no, rent.amount, costs.amount, net.amount]);

test('each unit has its rent, costs and net, which come to the figures of the dashboard', async () => {
  const all = await list();
  expect(shown(all)).toEqual([
    ['705', 1_000_000, -65_000, 935_000],
    ['1806', 3_000_001, -2_900_000, 100_001],
  ]);
  const { figures } = (await caller.get('/dashboard?period=all')).json();
  expect([all.sum.rent.amount, -all.sum.costs.amount]).toEqual([
    figures.rent.amount,
    figures.costs.amount,
  ]);
  expect(shown(await list(`from=2026-01-01&to=${TODAY}`))[0]).toEqual([
    '705',
    1_000_000,
    0,
    1_000_000,
  ]);
});

test('a unit that was sold is told to be, one without a unit is not', async () => {
  const sold = await aUnit(portal.db, {
    unit_no: '9',
    owners: [{ investor: anna, owned_to: '2026-11-20' }],
  });
  for (const unitId of [sold, null])
    await aBooking(portal.db, {
      investor: anna,
      unitId,
      on: '2026-10-01',
      category: 'bank_fee',
      amount: -5,
    });
  const { items } = await list();
  expect(Object.fromEntries(items.map(({ unit, sold }) => [unit?.unit_no, sold]))).toEqual({
    '705': false,
    '1806': false,
    '9': true,
    undefined: false,
  });
});

test.each([
  ['rent', ['1806', '705']],
  ['costs', ['1806', '705']],
  ['net', ['705', '1806']],
])('by %s the largest stands first', async (sort, units) => {
  expect((await list(`sort=${sort}`)).items.map(({ unit }) => unit?.unit_no)).toEqual(units);
});

test('another investor has none of it', async () => {
  caller = await portal.as(await anInvestor(portal.db));
  expect(await list()).toMatchObject({ items: [], sum: { net: { amount: 0 } }, has_more: false });
});

test('is one statement that reads no table from start to end', async () => {
  const statements = await statementsOf(() => caller.get('/bookings/units?sort=net'));
  expect(statements).toHaveLength(1);
  for (const statement of statements)
    expect(await scannedTables(portal.db, statement, { enable_seqscan: 'off' })).toEqual([]);
});
