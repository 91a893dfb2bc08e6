import type { Payout } from '@manzil/shared/contract/payouts/payouts';
import type { Statement } from '@manzil/shared/contract/statements/statements';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { publisherOf } from '../../../testing/money';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { reopenMonth } from '../statements/reopen-month.usecase';
import { payouts } from './payouts.table';

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

type Values = Partial<typeof payouts.$inferInsert>;

async function aPayout(values: Values = {}): Promise<string> {
  const [payout] = await portal.db
    .insert(payouts)
    .values({
      investor_id: anna.id,
      ordered_on: '2026-10-30',
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

/** @returns id of its journal */
async function book(on: string, amount: number, reverses_id?: string): Promise<string> {
  const payout = { investor: anna, unitId, on, category: 'payout', amount, reverses_id } as const;
  return (await aBooking(portal.db, payout)).split('_')[1] ?? '';
}

const publish = (period: string) => publisherOf(portal)(anna, period);
const reopen = () =>
  reopenMonth(portal.service, {
    ...{ investorId: anna.id, currency: 'AED', period: '2026-10' },
    actor: { type: 'operator', id: 'kim' },
  });
const find = async (id: string): Promise<Payout> => (await caller.get(`/payouts/${id}`)).json();
const tells = (statement: { statement_id: string; no: string }, amount = 0) => ({
  ...statement,
  difference: { amount, currency: 'AED' },
});

async function paidIn(statementId: string): Promise<string[]> {
  const statement: Statement = (await caller.get(`/statements/${statementId}`)).json();
  return statement.payouts.map(({ payout_id }) => payout_id);
}

test('a payout belongs to the statement of the month in which it is booked', async () => {
  const booked = await aPayout({ journal_id: await book('2026-10-31', -1_000) });
  const later = await aPayout({ journal_id: await book('2026-11-02', -1_000) });
  expect((await find(booked)).statement).toBeNull();
  const statement = await publish('2026-10');
  expect((await find(booked)).statement).toEqual(tells(statement));
  expect((await find(later)).statement).toBeNull();
  expect(await paidIn(statement.statement_id)).toEqual([booked]);
});

test('an order entered after the statement belongs to it, and closes its difference', async () => {
  const journal_id = await book('2026-10-31', -1_000);
  const failed = await aPayout({
    status: 'failed',
    failure_reason: 'bank_refused',
    credited_minor: null,
    value_date: null,
  });
  const statement = await publish('2026-10');
  expect((await find(failed)).statement).toEqual(tells(statement, 1_000));
  const again = await aPayout({ journal_id });
  for (const id of [again, failed]) expect((await find(id)).statement).toEqual(tells(statement));
});

test('a corrected statement takes the payouts of the one it supersedes along', async () => {
  const booked = await aPayout({ journal_id: await book('2026-10-31', -1_000) });
  const first = await publish('2026-10');
  const named = await aPayout({ statement_id: first.statement_id, ordered_on: '2026-11-03' });
  await reopen();
  expect((await find(booked)).statement).toEqual(tells(first));
  const second = await publish('2026-10');
  for (const id of [booked, named]) expect((await find(id)).statement).toEqual(tells(second));
  expect(await paidIn(second.statement_id)).toEqual([named, booked]);
});

test('what is booked in a reopened month makes no difference in its old statement', async () => {
  const journal_id = await book('2026-10-30', -1_000);
  const sent = await aPayout({ journal_id });
  const first = await publish('2026-10');
  await reopen();
  await book('2026-10-31', 1_000, journal_id);
  const late = await aPayout({ journal_id: await book('2026-10-31', -1_000) });
  const statements = async () => [(await find(sent)).statement, (await find(late)).statement];
  expect(await statements()).toEqual([tells(first), null]);
  const second = await publish('2026-10');
  expect(await statements()).toEqual([tells(second), tells(second)]);
});

test('one that came back a month later leaves both statements without a difference', async () => {
  const first = await book('2026-09-30', -1_000);
  const back = await aPayout({
    journal_id: first,
    status: 'returned',
    failure_reason: 'account_closed',
  });
  const september = await publish('2026-09');
  await book('2026-10-05', 1_000, first);
  const again = await aPayout({ journal_id: await book('2026-10-06', -1_000) });
  const october = await publish('2026-10');
  expect((await find(back)).statement).toEqual(tells(september));
  expect((await find(again)).statement).toEqual(tells(october));
});
