import { randomUUID } from 'node:crypto';
import type { Payout, PayoutList } from '@manzil/shared/contract/payouts/payouts';
import { convertAmount } from '@manzil/shared/domain/money-rate';
import { eq } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { bankAccounts } from '../bank-accounts/bank-accounts.table';
import { fxRates } from '../fx-rates/fx-rates.table';
import { publishStatement } from '../statements/publish-statement.usecase';
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

/** Paid to an account in euros, unless told otherwise. */
async function aPayout(values: Values = {}, investor = anna): Promise<string> {
  const [payout] = await portal.db
    .insert(payouts)
    .values({
      investor_id: investor.id,
      ordered_on: '2026-10-31',
      gross_minor: 1_240_000,
      currency: 'AED',
      bank_fee_minor: 7_500,
      fx_rate: '0.24935',
      fx_source: 'bank',
      fx_as_of: '2026-11-02',
      credited_minor: convertAmount(1_240_000 - 7_500, '0.24935'),
      credited_currency: 'EUR',
      status: 'paid',
      value_date: '2026-11-03',
      bank_reference: 'MZ-10004-2026-10',
      ...values,
    })
    .returning();
  return payout!.id;
}

const list = async (query = ''): Promise<PayoutList> =>
  (await caller.get(`/payouts?${query}`)).json();
const find = async (id: string): Promise<Payout> => (await caller.get(`/payouts/${id}`)).json();

test('a payout tells what left in dirhams, the rate, the fee, and what arrived where and when', async () => {
  const [account] = await portal.db
    .insert(bankAccounts)
    .values({
      investor_id: anna.id,
      holder_name: 'Anna Becker',
      iban_country: 'DE',
      iban_last4: '3000',
      currency: 'EUR',
      status: 'verified',
    })
    .returning();
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  await aBooking(portal.db, {
    investor: anna,
    unitId,
    on: '2026-10-01',
    category: 'rent',
    amount: 1,
  });
  const statement = await publishStatement(
    { db: portal.service, ...portal.stored, now: NOON },
    {
      investorId: anna.id,
      currency: 'AED',
      period: '2026-10',
      actor: { type: 'system', id: null },
    },
  );
  const id = await aPayout({ bank_account_id: account!.id, statement_id: statement.statement_id });
  const expected = {
    payout_id: id,
    ordered_on: '2026-10-31',
    status: 'paid',
    gross: { amount: 1_240_000, currency: 'AED' },
    bank_fee: { amount: 7_500, currency: 'AED' },
    fx: { rate: '0.24935000', source: 'bank', as_of: '2026-11-02' },
    credited_currency: 'EUR',
    credited: { amount: 307_324, currency: 'EUR' },
    value_date: '2026-11-03',
    iban_country: 'DE',
    iban_last4: '3000',
    bank_reference: 'MZ-10004-2026-10',
    failure_reason: null,
    booking_id: null,
    statement: { ...statement, difference: { amount: 0, currency: 'AED' } },
    repeated_by: null,
  };
  expect(await find(id)).toEqual(expected);
  expect(await list()).toEqual({ items: [expected], page: 1, page_size: 24, has_more: false });
});

test('a transfer that came back and was sent again is as the statement says', async () => {
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  const book = async (amount: number, reverses_id?: string) => {
    const at = { investor: anna, unitId, on: '2026-10-31', category: 'payout' } as const;
    const [, journal_id = ''] = (await aBooking(portal.db, { ...at, amount, reverses_id })).split(
      '_',
    );
    return journal_id;
  };
  const first = await book(-1_240_000);
  await book(1_240_000, first);
  const second = await book(-1_240_000);
  const { statement_id } = await publishStatement(
    { db: portal.service, ...portal.stored, now: NOON },
    {
      investorId: anna.id,
      currency: 'AED',
      period: '2026-10',
      actor: { type: 'system', id: null },
    },
  );
  const returned = { status: 'returned', failure_reason: 'account_closed' } as const;
  const back = await aPayout({ statement_id, journal_id: first, ...returned });
  const again = await aPayout({ statement_id, journal_id: second });
  for (const id of [back, again]) expect((await find(id)).statement?.difference.amount).toBe(0);
});

test('what is only scheduled has neither rate nor credited amount, a dirham account never a rate', async () => {
  const open = await aPayout({
    status: 'scheduled',
    fx_rate: null,
    fx_source: null,
    fx_as_of: null,
    credited_minor: null,
    value_date: null,
    bank_reference: null,
  });
  expect(await find(open)).toMatchObject({
    status: 'scheduled',
    fx: null,
    credited: null,
    statement: null,
  });
  const same = await aPayout({
    fx_rate: null,
    fx_source: null,
    fx_as_of: null,
    credited_currency: 'AED',
    credited_minor: 1_232_500,
  });
  expect(await find(same)).toMatchObject({
    fx: null,
    credited: { amount: 1_232_500, currency: 'AED' },
  });
});

test('a rate that comes later changes no payout', async () => {
  const id = await aPayout();
  const before = await find(id);
  await portal.db
    .insert(fxRates)
    .values({ base: 'AED', quote: 'EUR', rate: '0.3', as_of: '2026-11-02', source: 'bank' });
  expect(await find(id)).toEqual(before);
});

describe('in the database', () => {
  test.each<[string, Values]>([
    ['another gross amount', { gross_minor: 1 }],
    ['another rate', { fx_rate: '0.25' }],
    ['another credited amount', { credited_minor: 1 }],
    ['another fee', { bank_fee_minor: 0 }],
    ['another day of value', { value_date: '2026-11-04' }],
    ['a step back', { status: 'processing' }],
    ['another reference of the bank', { bank_reference: 'MZ' }],
  ])('a settled payout takes no %s', async (_, change) => {
    const id = await aPayout();
    await expect(
      portal.db.update(payouts).set(change).where(eq(payouts.id, id)),
    ).rejects.toMatchObject({ cause: { code: '23001' } });
  });

  test('a paid one can come back, and that is the end of it', async () => {
    const id = await aPayout();
    const set = (change: Values) =>
      portal.service.update(payouts).set(change).where(eq(payouts.id, id));
    await set({ status: 'returned', failure_reason: 'account_closed' });
    expect(await find(id)).toMatchObject({ status: 'returned', failure_reason: 'account_closed' });
    await expect(set({ status: 'paid', failure_reason: null })).rejects.toMatchObject({
      cause: { code: '23001' },
    });
  });

  test('none is deleted, and none converts without a rate', async () => {
    const id = await aPayout();
    await expect(portal.db.delete(payouts).where(eq(payouts.id, id))).rejects.toMatchObject({
      cause: { code: '23001' },
    });
    await expect(aPayout({ fx_rate: null, fx_source: null, fx_as_of: null })).rejects.toMatchObject(
      {
        cause: { code: '23514' },
      },
    );
  });
});

test('pages of twenty-four end with the first payout, the latest order first', async () => {
  for (let day = 1; day <= 25; day += 1) {
    await aPayout({ ordered_on: `2026-09-${String(day).padStart(2, '0')}` });
  }
  const pages = [await list(), await list('page=2'), await list('page=3')];
  expect(pages.map(({ items, has_more }) => [items.length, has_more])).toEqual([
    [24, true],
    [1, false],
    [0, false],
  ]);
  const days = pages.flatMap(({ items }) => items.map(({ ordered_on }) => ordered_on));
  expect(days).toEqual([...days].sort().reverse());
});

test('a payout of somebody else answers as a missing one', async () => {
  const id = await aPayout({}, await anInvestor(portal.db));
  expect((await list()).items).toEqual([]);
  for (const path of [id, randomUUID(), 'x', '1']) {
    expect((await caller.get(`/payouts/${path}`)).statusCode).toBe(404);
  }
});

test.each(['page=0', 'page=x', 'year=2026'])('?%s is refused', async (query) => {
  expect((await caller.get(`/payouts?${query}`)).statusCode).toBe(422);
});

test('list and single payout take one statement each, which reads no table from start to end', async () => {
  const id = await aPayout();
  for (const url of ['/payouts', `/payouts/${id}`]) {
    const [statement, ...others] = await statementsOf(() => caller.get(url));
    expect(others).toEqual([]);
    expect(await scannedTables(portal.db, statement!, { enable_seqscan: 'off' })).toEqual([]);
  }
});
