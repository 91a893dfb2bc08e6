import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { payouts } from './payouts.table';

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

type Values = Partial<typeof payouts.$inferInsert>;

async function aPayout(values: Values = {}): Promise<string> {
  const [payout] = await portal.db
    .insert(payouts)
    .values({
      investor_id: anna.id,
      ordered_on: '2026-10-31',
      gross_minor: 1_000,
      currency: 'AED',
      credited_currency: 'AED',
      credited_minor: 1_000,
      value_date: '2026-11-02',
      status: 'paid',
      ...values,
    })
    .returning();
  return payout!.id;
}

const failed: Values = {
  ...{ status: 'failed', failure_reason: 'bank_refused' },
  ...{ credited_minor: null, value_date: null },
};
const find = async (id: string) => (await caller.get(`/payouts/${id}`)).json();
const repeatOf = async (id: string) => (await find(id)).repeated_by;

test('the next payout of the same amount is no repeat unless it says so', async () => {
  const first = await aPayout(failed);
  await aPayout({ ordered_on: '2026-11-15' });
  expect(await repeatOf(first)).toBeNull();
});

test('what failed can be sent again within a larger payout, months later', async () => {
  const first = await aPayout({ ...failed, ordered_on: '2026-07-31' });
  const larger = { gross_minor: 2_500, credited_minor: 2_500 };
  const again = await aPayout({ ...larger, repeats_id: first });
  expect(await repeatOf(first)).toEqual({ payout_id: again, status: 'paid' });
  expect(await repeatOf(again)).toBeNull();
});

test('a repeat that fails as well is none, until that is repeated in turn', async () => {
  const first = await aPayout({ ...failed, ordered_on: '2026-09-30' });
  const second = await aPayout({ ...failed, repeats_id: first });
  expect(await repeatOf(first)).toBeNull();
  const waiting = { status: 'processing', credited_minor: null, value_date: null } as const;
  const third = await aPayout({ ...waiting, ordered_on: '2026-11-15', repeats_id: second });
  for (const id of [first, second]) {
    expect(await repeatOf(id)).toEqual({ payout_id: third, status: 'processing' });
  }
});

test('no payout repeats one of somebody else, or itself', async () => {
  const other = await anInvestor(portal.db);
  const theirs = await aPayout({ ...failed, investor_id: other.id });
  await expect(aPayout({ repeats_id: theirs })).rejects.toMatchObject({ cause: { code: '23503' } });
  const id = '6f0b8a52-3c1d-4e9f-8a7b-2d5c4e6f7a81';
  await expect(aPayout({ id, repeats_id: id })).rejects.toMatchObject({ cause: { code: '23514' } });
});

test('a payout names its booking, where it has one', async () => {
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  const at = { investor: anna, unitId, on: '2026-10-31', category: 'payout' } as const;
  const booking_id = await aBooking(portal.db, { ...at, amount: -1_000 });
  const booked = await aPayout({ journal_id: booking_id.split('_')[1] });
  expect((await find(booked)).booking_id).toBe(booking_id);
  const { items } = (await caller.get(`/bookings?booking_id=${booking_id}&language=de`)).json();
  expect(items).toMatchObject([{ booking_id }]);
  expect((await find(await aPayout())).booking_id).toBeNull();
});
