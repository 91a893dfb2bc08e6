import type { Dashboard, Period } from '@manzil/shared/contract/dashboard/dashboard';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aPlan, aTenancy, aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { addresses } from '../addresses/addresses.table';
import { documents } from '../documents/documents.table';

let portal: TestApp;
let owner: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await anInvestor(portal.db);
  caller = await portal.as(owner);
});

const dashboard = async (period?: Period): Promise<Dashboard> =>
  (await caller.get(period ? `/dashboard?period=${period}` : '/dashboard')).json();
const owned = (overrides: object = {}) =>
  aUnit(portal.db, { owners: [{ investor: owner }], ...overrides });
const aed = (amount: number) => ({ amount, currency: 'AED' });

type Document = Pick<typeof documents.$inferInsert, 'document_type'> &
  Partial<typeof documents.$inferInsert>;

async function hold(...held: Document[]): Promise<void> {
  await portal.db.insert(documents).values(
    held.map((document) => ({
      status: 'accepted' as const,
      uploaded_on: '2026-01-01',
      ...document,
      investor_id: owner.id,
    })),
  );
}

test('an investor without units gets a valid, empty dashboard', async () => {
  const { figures, cash_flow, ...rest } = await dashboard();
  expect(rest).toEqual({
    profile_status: 'inactive',
    profile_reasons: ['country_missing', 'identity_missing'],
    units: [],
    unit_count: 0,
    in_part: false,
    buildings: [],
    held: aed(0),
    payout: null,
    set_aside: [],
    decisions: [
      expect.objectContaining({ kind: 'document_missing', document_type: 'passport' }),
      expect.objectContaining({ kind: 'document_missing', document_type: 'proof-of-address' }),
    ],
    decision_count: 2,
    period: '12_months',
    agenda: [],
    agenda_count: 0,
  });
  expect(figures).toEqual({
    rent: aed(0),
    costs: aed(0),
    payouts: aed(0),
    rent_change_bps: null,
    net_yield_bps: null,
    let_days: 0,
    available_days: 0,
    open_instalments: aed(0),
    open_instalment_units: 0,
  });
  expect(
    cash_flow.map(({ rent, costs, payouts }) => [rent.amount, costs.amount, payouts.amount]),
  ).toEqual(Array.from({ length: 12 }, () => [0, 0, 0]));
});

test('an investor with off-plan units only has open instalments and no yield', async () => {
  const unit = await owned({ lifecycle: 'under_construction' });
  await aPlan(portal.db, unit, [{ amount_fils: 500, due_on: '2027-06-01' }, { amount_fils: 700 }]);
  const { figures, unit_count } = await dashboard();
  expect(unit_count).toBe(1);
  expect(figures).toMatchObject({
    open_instalments: aed(1200),
    open_instalment_units: 1,
    net_yield_bps: null,
    available_days: 0,
  });
});

test('whose unit is owned in part is told so', async () => {
  await owned();
  expect((await dashboard()).in_part).toBe(false);
  const other = await anInvestor(portal.db);
  const owners = [owner, other].map((investor) => ({ investor, share_bps: 5000 }));
  await owned({ owners });
  expect((await dashboard()).in_part).toBe(true);
});

describe('the figures', () => {
  async function book(
    ...bookings: [
      on: string,
      category: 'rent' | 'management_fee' | 'payout' | 'deposit_in',
      amount: number,
    ][]
  ) {
    const unitId = await owned();
    for (const [on, category, amount] of bookings) {
      await aBooking(portal.db, { investor: owner, unitId, on, category, amount });
    }
  }

  test.each([
    ['month', 300, 20, 100],
    ['year', 700, 20, 100],
    ['12_months', 1500, 20, 100],
    ['all', 9500, 1020, 100],
  ] as const)('of %s count what falls into it', async (period, rent, costs, payouts) => {
    await book(
      ['2024-12-31', 'rent', 8000],
      ['2024-12-31', 'management_fee', -1000],
      ['2025-12-01', 'rent', 800],
      ['2026-01-01', 'rent', 400],
      ['2026-11-01', 'rent', 200],
      [TODAY, 'rent', 100],
      ['2026-11-22', 'rent', 5],
      ['2026-11-02', 'management_fee', -20],
      ['2026-11-03', 'payout', -100],
      ['2026-11-04', 'deposit_in', 7],
    );
    expect((await dashboard(period)).figures).toMatchObject({
      rent: aed(rent),
      costs: aed(costs),
      payouts: aed(payouts),
    });
  });

  test('the months of the cash flow add up to the twelve months', async () => {
    await book(
      ['2025-11-30', 'rent', 1],
      ['2025-12-01', 'rent', 20],
      ['2026-05-31', 'rent', 300],
      [TODAY, 'rent', 4000],
    );
    const { cash_flow, figures } = await dashboard();
    expect(
      cash_flow
        .filter(({ rent }) => rent.amount > 0)
        .map(({ month, rent }) => [month, rent.amount]),
    ).toEqual([
      ['2025-12', 20],
      ['2026-05', 300],
      ['2026-11', 4000],
    ]);
    expect(figures.rent.amount).toBe(4320);
    expect((await dashboard('month')).cash_flow).toEqual(cash_flow);
  });

  test('rent is compared with the same days a year before', async () => {
    await book(
      ['2025-01-05', 'rent', 1000],
      ['2025-11-22', 'rent', 5000],
      ['2026-11-05', 'rent', 1048],
    );
    expect((await dashboard('year')).figures.rent_change_bps).toBe(480);
  });

  test('a month is not compared: rent comes by a few cheques a year', async () => {
    await book(['2025-11-05', 'rent', 1000], ['2026-10-05', 'rent', 1048]);
    expect((await dashboard('month')).figures.rent_change_bps).toBeNull();
  });

  test('there is no comparison with a year that the bookings cover in part', async () => {
    await book(['2025-11-05', 'rent', 1000], ['2026-11-05', 'rent', 1048]);
    expect((await dashboard('year')).figures.rent_change_bps).toBeNull();
    expect((await dashboard('all')).figures.rent_change_bps).toBeNull();
  });

  test('another investor\u2019s bookings do not count', async () => {
    const other = await anInvestor(portal.db);
    const unitId = await aUnit(portal.db, {
      owners: [
        { investor: owner, share_bps: 5000 },
        { investor: other, share_bps: 5000 },
      ],
    });
    await aBooking(portal.db, { investor: owner, unitId, on: TODAY, category: 'rent', amount: 50 });
    await aBooking(portal.db, { investor: other, unitId, on: TODAY, category: 'rent', amount: 50 });
    expect((await dashboard()).figures.rent).toEqual(aed(50));
  });

  test('occupancy counts the days since handover, let and available', async () => {
    const unit = await owned({ handed_over_on: '2026-10-23', lifecycle: 'let' });
    await aTenancy(portal.db, unit, { starts_on: '2026-11-12' });
    expect((await dashboard()).figures).toMatchObject({ let_days: 10, available_days: 30 });
    expect((await dashboard('month')).figures).toMatchObject({ let_days: 10, available_days: 21 });
    expect((await dashboard('all')).figures).toMatchObject({ let_days: 10, available_days: 30 });
  });

  test('over all bookings it counts from the first of them', async () => {
    const unitId = await aUnit(portal.db, {
      owners: [{ investor: owner }],
      handed_over_on: '2024-01-01',
      lifecycle: 'let',
    });
    await aTenancy(portal.db, unitId, { starts_on: '2024-01-01', ends_on: '2027-08-31' });
    await aBooking(portal.db, {
      investor: owner,
      unitId,
      on: '2026-11-12',
      category: 'rent',
      amount: 1,
    });
    const { let_days, available_days } = (await dashboard('all')).figures;
    expect([let_days, available_days]).toEqual([10, 10]);
  });

  test('a home used by its owner is not available', async () => {
    await owned({ handed_over_on: '2026-10-23', lifecycle: 'owner_use' });
    expect((await dashboard()).figures).toMatchObject({ let_days: 0, available_days: 0 });
  });

  test('the yield of two units weighs them by the share', async () => {
    const other = await anInvestor(portal.db);
    const whole = await owned({ lifecycle: 'let', management_fee_bps: 0, price: 100_000_000 });
    await aTenancy(portal.db, whole, { annual_rent_fils: 10_400_000 });
    const half = await aUnit(portal.db, {
      lifecycle: 'let',
      management_fee_bps: 0,
      price: 100_000_000,
      owners: [
        { investor: owner, share_bps: 5000 },
        { investor: other, share_bps: 5000 },
      ],
    });
    await aTenancy(portal.db, half, { annual_rent_fils: 4_160_000 });
    // (10.4 + 4.16 / 2) / (104 + 104 / 2) of the whole = 12.48 / 156
    expect((await dashboard()).figures.net_yield_bps).toBe(800);
  });
});

test('the profile is active with a country and two accepted documents', async () => {
  await portal.db.insert(addresses).values({
    investor_id: owner.id,
    street: 'Gärtnerstraße',
    city: 'Hamburg',
    country: 'DE',
    valid_from: '2020-01-01',
  });
  await hold({ document_type: 'passport' }, { document_type: 'proof-of-address' });
  expect(await dashboard()).toMatchObject({ profile_status: 'active', profile_reasons: [] });
});

test('takes one statement, the session with it', async () => {
  for (let count = 0; count < 3; count += 1) await owned();
  expect(await statementsOf(() => caller.get('/dashboard'))).toHaveLength(1);
});

test('twenty-four units are sent, all are counted', async () => {
  for (let count = 0; count < 25; count += 1) await owned();
  const { units, unit_count } = await dashboard();
  expect([units.length, unit_count]).toEqual([24, 25]);
});

test.each(['period=x', 'period=', 'period=month&period=year', 'until=2027-01-01'])(
  '?%s is refused',
  async (query) => {
    expect((await caller.get(`/dashboard?${query}`)).statusCode).toBe(422);
  },
);
