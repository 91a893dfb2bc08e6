import { randomUUID } from 'node:crypto';
import type { BookingLeads, BookingList } from '@manzil/shared/contract/bookings/bookings';
import type { Statement } from '@manzil/shared/contract/statements/statements';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { payouts } from '../payouts/payouts.table';
import { publishStatement } from '../statements/publish-statement.usecase';
import { reopenMonth } from '../statements/reopen-month.usecase';
import { unitOwnerships } from '../units/ownership.table';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;
let unitId: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
  unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
});

const book = (on: string, category: LedgerCategory, amount: number) =>
  aBooking(portal.db, { investor: anna, unitId, on, category, amount });
const october = () => ({
  investorId: anna.id,
  currency: 'AED' as const,
  period: '2026-10',
  actor: { type: 'operator', id: 'kim' } as const,
});
const publish = async () =>
  (await publishStatement({ db: portal.service, ...portal.stored, now: NOON }, { ...october() }))
    .statement_id;
const list = async (query: string, by = caller): Promise<BookingList> =>
  (await by.get(`/bookings?${query}`)).json();
const leadsOf = async (id: string, by = caller): Promise<BookingLeads | null> =>
  (await list(`booking_id=${id}`, by)).leads;
const bookedIn = async (statement: string) => {
  const { units }: Statement = (await caller.get(`/statements/${statement}`)).json();
  return units.flatMap(({ lines }) => lines.map(({ booking_id }) => booking_id));
};

test('a booking leads to the statement that counts it, and is found from there', async () => {
  const rent = await book('2026-10-01', 'rent', 500);
  expect(await leadsOf(rent)).toEqual({ statement_id: null, payout_id: null });
  const statement_id = await publish();
  const later = await book('2026-11-01', 'rent', 500);
  expect(await leadsOf(rent)).toEqual({ statement_id, payout_id: null });
  expect(await leadsOf(later)).toEqual({ statement_id: null, payout_id: null });
  expect(await bookedIn(statement_id)).toEqual([rent]);
});

test('what is booked once a month is reopened waits for its next statement', async () => {
  const rent = await book('2026-10-01', 'rent', 500);
  const first = await publish();
  await reopenMonth(portal.service, october());
  const more = await book('2026-10-01', 'rent', 500);
  const fee = await book('2026-10-02', 'management_fee', -35);
  const leads = async () =>
    Promise.all([rent, more, fee].map(async (id) => (await leadsOf(id))?.statement_id));
  expect(await leads()).toEqual([first, null, null]);
  const second = await publish();
  expect(await leads()).toEqual([second, second, second]);
  expect(await bookedIn(first)).toEqual([rent]);
  expect(await bookedIn(second)).toEqual([null, fee]);
});

test('a payout in the ledger leads to the payout', async () => {
  const id = await book('2026-10-31', 'payout', -400);
  const [payout] = await portal.db
    .insert(payouts)
    .values({
      investor_id: anna.id,
      journal_id: id.split('_')[1],
      ordered_on: '2026-10-31',
      gross_minor: 400,
      currency: 'AED',
      credited_currency: 'AED',
      status: 'scheduled',
    })
    .returning();
  expect(await leadsOf(id)).toEqual({ statement_id: null, payout_id: payout!.id });
});

test('the rent of a cheque leads to its place in the tenancy until the unit is sold', async () => {
  const [tenancy_id, cheque_id] = [randomUUID(), randomUUID()];
  const cheque = { status: 'cleared', cleared_on: '2026-10-01' } as const;
  await aTenancy(portal.db, unitId, { id: tenancy_id }, [
    { due_on: '2026-09-01' },
    { due_on: '2026-10-01', ...cheque, id: cheque_id },
  ]);
  const rent = { investor: anna, unitId, on: '2026-10-01', category: 'rent', amount: 500 } as const;
  const id = await aBooking(portal.db, { ...rent, cheque_id });
  expect((await leadsOf(id))?.cheque).toEqual({ tenancy_id, seq: 2 });
  await portal.db.update(unitOwnerships).set({ owned_to: '2026-11-20' });
  expect(await leadsOf(id)).toEqual({ statement_id: null, payout_id: null });
});

test('the booking of another investor leads nowhere, nor does a list', async () => {
  const rent = await book('2026-10-01', 'rent', 500);
  await publish();
  const ben = await portal.as(await anInvestor(portal.db));
  expect(await leadsOf(rent, ben)).toBeNull();
  expect((await list('year=2026')).leads).toBeNull();
});

test('one more statement is asked for a single booking, which reads no table whole', async () => {
  const rent = await book('2026-10-01', 'rent', 500);
  const statements = await statementsOf(() =>
    caller.get(`/bookings?language=de&booking_id=${rent}`),
  );
  expect(statements).toHaveLength(2);
  for (const statement of statements)
    expect(await scannedTables(portal.db, statement, { enable_seqscan: 'off' })).toEqual([]);
});
