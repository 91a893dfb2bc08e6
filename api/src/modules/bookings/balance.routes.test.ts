import type { Balance } from '@manzil/shared/contract/bookings/balance';
import type { BookingList } from '@manzil/shared/contract/bookings/bookings';
import type { Period } from '@manzil/shared/contract/dashboard/dashboard';
import { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { chosen } from '@manzil/shared/testing/ring';
import fc from 'fast-check';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
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
});

const balance = async () => {
  const { available, reserve, deposits } = (await caller.get('/bookings/balance')).json();
  return [available.amount, reserve.amount, deposits.amount];
};

test('before the first booking nothing is held', async () => {
  expect(await balance()).toEqual([0, 0, 0]);
});

test('of a deposit each co-owner has a part', async () => {
  const ben = await anInvestor(portal.db);
  const owners = [
    { investor: anna, share_bps: 6_667 },
    { investor: ben, share_bps: 3_333 },
  ];
  await aTenancy(portal.db, await aUnit(portal.db, { owners }), { deposit_fils: 960_001 });
  expect(await balance()).toEqual([0, 0, 640_033]);
  caller = await portal.as(ben);
  expect(await balance()).toEqual([0, 0, 319_968]);
});

test('reserve and deposits stand apart from what is available, which its bookings come to', async () => {
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  await aTenancy(portal.db, unitId, { deposit_fils: 960_000 });
  for (const [category, amount] of [
    ['rent', 3_000_000],
    ['management_fee', -210_001],
    ['reserve', -500_000],
    ['deposit_in', 960_000],
    ['payout', -1_000_000],
  ] as const)
    await aBooking(portal.db, { investor: anna, unitId, on: '2026-10-01', category, amount });
  await aBooking(portal.db, {
    investor: anna,
    unitId,
    on: '2026-11-22',
    category: 'rent',
    amount: 7,
  });
  expect(await balance()).toEqual([1_289_999, 500_000, 960_000]);
  const query = 'group=available&to=2026-11-21';
  const { found }: BookingList = (await caller.get(`/bookings?${query}`)).json();
  expect(found?.map(({ sum }) => sum.amount)).toEqual([1_289_999]);
});

test('what was available before a period is told with it, and only then', async () => {
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  for (const [on, category, amount] of [
    ['2025-11-30', 'rent', 3_000_000],
    ['2025-11-30', 'deposit_in', 960_000],
    ['2025-12-01', 'rent', 500_000],
  ] as const)
    await aBooking(portal.db, { investor: anna, unitId, on, category, amount });
  const asked = async (query = '') => (await caller.get(`/bookings/balance${query}`)).json();
  expect(await asked('?period=12_months')).toMatchObject({
    available: { amount: 3_500_000 },
    opening: { day: '2025-12-01', balance: { amount: 3_000_000 } },
  });
  for (const query of ['', '?period=all']) expect(await asked(query)).not.toHaveProperty('opening');
});

test('opening and parts come to what is available, which with deposits is the last balance of the list', async () => {
  const bookings = fc.array(
    fc.record({
      on: fc.constantFrom('2024-05-01', '2025-12-31', '2026-01-01', '2026-10-31', '2026-11-21'),
      category: fc.constantFrom(...LedgerCategory),
      amount: fc.integer({ min: -90_000_000, max: 90_000_000 }).filter((amount) => amount !== 0),
    }),
    { minLength: 1, maxLength: 12 },
  );
  const periods = fc.constantFrom<Period>('month', 'year', '12_months', 'all');
  await fc.assert(
    fc.asyncProperty(bookings, periods, async (rows, period) => {
      anna = await anInvestor(portal.db);
      caller = await portal.as(anna);
      const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
      for (const row of rows) await aBooking(portal.db, { investor: anna, unitId, ...row });
      const answer: Balance = (await caller.get(`/bookings/balance?period=${period}`)).json();
      const { available, opening, parts, booked_deposits } = answer;
      const sum = Object.values(parts ?? {}).reduce((all, { amount }) => all + amount, 0);
      expect((opening?.balance.amount ?? 0) + sum).toBe(available.amount);
      const { items }: BookingList = (await caller.get('/bookings')).json();
      expect(available.amount + (booked_deposits?.amount ?? 0)).toBe(items[0]?.balance.amount);
    }),
    { numRuns: chosen(4, 20) },
  );
}, 60_000);

test('each part is the sum of the bookings that its name finds', async () => {
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  for (const [index, category] of LedgerCategory.entries())
    for (const on of ['2025-12-31', '2026-01-01'])
      await aBooking(portal.db, { investor: anna, unitId, on, category, amount: 2 ** index });
  const { parts }: Balance = (await caller.get('/bookings/balance?period=year')).json();
  for (const [part, { amount }] of Object.entries(parts ?? {})) {
    const name = part === 'net' || part === 'payout' ? 'group' : 'category';
    const query = `from=2026-01-01&to=2026-11-21&${name}=${part}`;
    const { found }: BookingList = (await caller.get(`/bookings?${query}`)).json();
    expect([part, found?.map(({ sum }) => sum.amount)]).toEqual([part, [amount]]);
  }
});
