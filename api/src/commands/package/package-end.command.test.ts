import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { aPackageOrder } from '../../../testing/package-orders';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { subscriptions } from '../../modules/packages/packages.table';
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

/** Last days of what counts, by begin. */
async function ends() {
  const rows = await jsonRows<{ ends_on: string | null }>(
    office.db,
    sql`select ends_on from subscriptions where cancelled_at is null order by starts_on`,
  );
  return rows.map(({ ends_on }) => ends_on);
}

describe('no package', () => {
  test('from a day on: what runs ends the day before, what would begin later is taken back', async () => {
    await set('basic', '--from', '2026-01-01');
    await set('premium', '--from', '2027-01-01');
    expect((await set('none', '--from', '2027-06-01')).out).toEqual([
      'Set: Marina Walk Tower 2304 has no package from 2027-06-01 on.',
    ]);
    expect(await ends()).toEqual(['2026-12-31', '2027-05-31']);
    expect((await set('none', '--from', '2026-12-15')).out).toEqual([
      'Set: Marina Walk Tower 2304 has no package from 2026-12-15 on.',
      'Taken back: premium from 2027-01-01 on.',
    ]);
    expect(await ends()).toEqual(['2026-12-14']);
    expect((await set('none', '--from', '2027-01-01')).notes).toEqual([
      'Marina Walk Tower 2304 has no package after 2026-12-14 already.',
    ]);
  });

  test('from its first day on it never counted, and another may begin on that day', async () => {
    await set('basic', '--from', '2026-01-01');
    await set('premium', '--from', '2026-11-15');
    await set('none', '--from', '2026-11-15');
    expect(await listed()).toMatch(/2304 *$/);
    expect((await set('premium', '--from', '2026-01-01')).code).toBe(1);
    expect((await set('basic', '--from', '2026-11-15')).code).toBe(0);
    expect(await listed()).toMatch(/basic +2026-11-15$/);
  });

  test('of a unit that has none is refused', async () => {
    const { code, notes } = await set('none', '--from', '2026-12-01');
    expect([code, notes]).toEqual([1, ['Marina Walk Tower 2304 has no package.']]);
  });
});

test('who ordered what is taken back before it begins is told by mail, and its order waits no longer', async () => {
  const begins = '2026-12-01';
  const orderId = await aPackageOrder(office.db, {
    investor: anna,
    unitId: unit,
    mark: 'MWT 2304',
  });
  await office.db
    .insert(subscriptions)
    .values({ unit_id: unit, package_code: 'basic', starts_on: begins, order_id: orderId });
  await set('premium', '--from', begins);
  expect(await mailsTo(office.db, 'anna@example.com')).toMatchObject([
    {
      template: 'package-change-cancelled',
      values: {
        by: 'office',
        package_code: 'basic',
        starts_on: begins,
        instead: { package_code: 'premium', from: begins },
      },
    },
  ]);
  expect((await office.manzil('waiting', '--json')).out).toEqual(['[]']);
});
