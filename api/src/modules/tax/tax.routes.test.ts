import type { TaxYear } from '@manzil/shared/contract/tax/tax';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, TEST_FIELDS, type TestApp } from '../../../testing/test-app';
import { fxRates } from '../fx-rates/fx-rates.table';
import { addTaxResidency } from '../tax-residencies/tax-residencies.repository';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  const rate = { base: 'AED', source: 'ecb_usd_peg' } as const;
  await portal.db.insert(fxRates).values([
    { ...rate, quote: 'EUR', as_of: '2024-01-01', rate: '0.25000000' },
    { ...rate, quote: 'EUR', as_of: '2026-10-01', rate: '0.24000000' },
    { ...rate, quote: 'EUR', as_of: '2026-10-02', rate: '0.25000000' },
    { ...rate, quote: 'CHF', as_of: '2026-10-01', rate: '0.23000000' },
    // A bank's own rate is that of its payout.
    { ...rate, source: 'bank', quote: 'EUR', as_of: '2026-10-02', rate: '0.20000000' },
  ]);
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
});

const read = async (query = '', by = caller): Promise<TaxYear> =>
  (await by.get(`/tax?${query}`)).json();
const choose = (residence: string) =>
  caller.call({ method: 'PUT', url: '/tax/residence', payload: { residence } });
const aFlat = (owned: object = {}, unit: object = {}) =>
  aUnit(portal.db, {
    owners: [{ investor: anna, ...owned }],
    handed_over_on: '2024-03-10',
    ...unit,
  });
const book = (unitId: string, on: string, amount: number, category: 'rent' | 'maintenance') =>
  aBooking(portal.db, { investor: anna, unitId, on, category, amount });

const ENTERED = {
  land_share_bps: 2000,
  reason: 'usual',
  own_rate_bps: null,
  starts_on: '2024-03-10',
  own_acquisition_minor: null,
} as const;
const enter = (unitId: string, input: object, by = caller) =>
  by.call({
    method: 'PUT',
    url: `/tax/depreciations/${unitId}`,
    payload: { ...ENTERED, version: 0, ...input },
  });

test('before anything is booked there is no year to choose', async () => {
  expect(await read()).toMatchObject({
    year: 2026,
    years: [],
    through: '2026-11-21',
    residence: null,
    units: [],
    chosen: null,
  });
});

test('each booking is converted at the rate of its day, the sums are those of the bookings', async () => {
  const unit = await aFlat();
  await choose('DE');
  await book(unit, '2026-10-01', 3_000_001, 'rent');
  // A Sunday: the rate of the Friday before.
  await book(unit, '2026-10-04', -68_001, 'maintenance');
  const { chosen, sum, years, residence_from } = await read('year=2026');
  expect([years, residence_from]).toEqual([[2026], 'chosen']);
  expect(sum).toMatchObject({
    income: { amount: { amount: 3_000_001 }, converted: { amount: 720_000, currency: 'EUR' } },
    costs: { amount: { amount: -68_001 }, converted: { amount: -17_000 } },
    surplus: { amount: { amount: 2_932_000 }, converted: { amount: 703_000 }, missing: 0 },
  });
  expect(chosen?.groups.map(({ group, sum: { bookings } }) => [group, bookings])).toEqual([
    ['rental_income', 1],
    ['maintenance', 1],
  ]);
  expect(chosen?.groups[1]?.items[0]).toMatchObject({
    on: '2026-10-04',
    rate: '0.25000000',
    rate_on: '2026-10-02',
    converted: { amount: -17_000, currency: 'EUR' },
  });
});

test('a day without a rate is told, and left out of the converted sum alone', async () => {
  const unit = await aFlat();
  await choose('DE');
  await book(unit, '2026-10-01', 100_000, 'rent');
  await book(unit, '2026-06-01', 100_000, 'rent');
  const { income } = (await read()).sum;
  expect(income).toEqual({
    amount: { amount: 200_000, currency: 'AED' },
    converted: { amount: 24_000, currency: 'EUR' },
    bookings: 2,
    missing: 1,
  });
});

test('Swiss owners reckon in francs', async () => {
  const unit = await aFlat();
  await choose('CH');
  await book(unit, '2026-10-01', 100_000, 'rent');
  await enter(unit, {});
  const { sum, chosen } = await read();
  expect(sum.income.converted).toEqual({ amount: 23_000, currency: 'CHF' });
  expect(chosen?.depreciation?.result).toBeNull();
});

test('without a residence nothing is converted, and the account’s only tax residency is proposed', async () => {
  const unit = await aFlat();
  await book(unit, '2026-10-01', 100_000, 'rent');
  expect((await read()).sum.income).toMatchObject({ converted: null, missing: 0 });
  await addTaxResidency(
    portal.db,
    TEST_FIELDS,
    anna.id,
    { country: 'AT', tax_id: null },
    '2026-01-01',
  );
  expect(await read()).toMatchObject({ residence: 'AT', residence_from: 'profile' });
});

test('of several units one is chosen, and what belongs to none stays apart', async () => {
  const property_id = await aProperty(portal.db, { name: 'Marina Walk Tower' });
  const [first, second] = [
    await aFlat({}, { property_id, unit_no: '705' }),
    await aFlat({}, { property_id, unit_no: '1806' }),
  ];
  await book(second, '2026-10-01', 100_000, 'rent');
  const all = await read();
  expect([all.units.map(({ unit }) => unit?.unit_no), all.chosen]).toEqual([['705', '1806'], null]);
  const { chosen } = await read(`unit_id=${first}`);
  expect([chosen?.unit?.unit_no, chosen?.groups]).toEqual(['705', []]);
});

test('the owner of a half has half of the purchase, and of a sold unit the months until then', async () => {
  const ben = await anInvestor(portal.db);
  const unit = await aUnit(portal.db, {
    owners: [
      { investor: anna, share_bps: 5000, owned_to: '2026-05-03' },
      { investor: ben, share_bps: 5000, owned_to: '2026-05-03' },
    ],
    handed_over_on: '2024-03-10',
  });
  await choose('DE');
  expect((await enter(unit, {})).statusCode).toBe(200);
  const { chosen } = await read(`unit_id=${unit}`);
  expect(chosen).toMatchObject({ share_bps: 5000, owned_to: '2026-05-03' });
  expect(chosen?.depreciation).toMatchObject({
    price: { amount: 100_000_000 },
    fee: { amount: 4_000_000 },
    part: { amount: 52_000_000 },
    converted: { amount: 13_000_000, currency: 'EUR' },
    proposed_start: '2024-03-10',
    result: {
      land: { amount: 2_600_000 },
      yearly: { amount: 208_000 },
      months: 5,
      amount: { amount: 86_667 },
    },
  });
  expect((await read('year=2027')).units).toEqual([]);
});

test('the year of a sale is declared after it: what is entered of a unit sold last year is kept', async () => {
  const unit = await aUnit(portal.db, {
    owners: [{ investor: anna, owned_to: '2025-05-03' }],
    handed_over_on: '2024-03-10',
  });
  await choose('DE');
  expect((await enter(unit, {})).statusCode).toBe(200);
  const { chosen } = await read(`year=2025&unit_id=${unit}`);
  expect(chosen?.depreciation).toMatchObject({ version: 1, result: { months: 5 } });
});

test('what is entered is kept, two tabs do not overwrite each other', async () => {
  const unit = await aFlat();
  await choose('DE');
  await enter(unit, {});
  const own = { reason: 'shorter_life', own_rate_bps: 400, own_acquisition_minor: 20_000_000 };
  expect((await enter(unit, { ...own, version: 1 })).statusCode).toBe(200);
  expect((await enter(unit, { version: 1 })).statusCode).toBe(409);
  const { depreciation } = (await read()).chosen ?? {};
  expect(depreciation).toMatchObject({ entered: { ...ENTERED, ...own }, version: 2 });
  expect(depreciation?.result).toMatchObject({ rate_bps: 400, yearly: { amount: 640_000 } });
  expect((await enter(unit, { reason: 'shorter_life', version: 2 })).json().fields).toHaveProperty(
    'own_rate_bps',
  );
});

test('what another owner has entered for the same unit is nobody else’s', async () => {
  const ben = await anInvestor(portal.db);
  const unit = await aFlat();
  await enter(unit, {});
  const stranger = await portal.as(ben);
  expect((await enter(unit, {}, stranger)).statusCode).toBe(404);
  expect((await read(`unit_id=${unit}`, stranger)).chosen).toBeNull();
});
