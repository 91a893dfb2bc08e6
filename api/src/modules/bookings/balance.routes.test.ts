import type { BookingList } from '@manzil/shared/contract/bookings/bookings';
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
