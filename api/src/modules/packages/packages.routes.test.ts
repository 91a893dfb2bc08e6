import { randomUUID } from 'node:crypto';
import type { PackageList, PackageOrder } from '@manzil/shared/contract/packages/packages';
import { eq } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { chosenOf, orderOf, readPackage } from '../../../testing/package-orders';
import { aTenancy, aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { units } from '../units/units.table';
import { subscriptions } from './packages.table';

const RENEWAL = '2027-09-01';
const NEXT_RENT = '2026-12-01';

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
  unitId = await aUnit(portal.db, {
    unit_no: '2304',
    handed_over_on: '2024-05-01',
    owners: [{ investor: anna }],
  });
  await aTenancy(portal.db, unitId, {}, [{ due_on: '2026-09-01' }, { due_on: NEXT_RENT }]);
});

const read = (by = caller, id = unitId) => readPackage(by, id);
const order = (code: string, { by = caller, id = unitId, ...rest }: Sent = {}) =>
  orderOf(by, id, code, rest);
type Sent = { by?: Caller; id?: string; orderId?: string; change?: object };

test('a first package begins today, at a price from the unit’s own rent', async () => {
  const orderId = randomUUID();
  const answer = await order('basic', { orderId });
  expect(answer.statusCode).toBe(201);
  const { terms, unit }: PackageOrder = answer.json();
  expect(terms).toEqual({
    package_code: 'basic',
    starts_on: TODAY,
    fee_bps: 500,
    vat_bps: 500,
    price: {
      annual_rent: { amount: 12_000_000, currency: 'AED' },
      fee: { amount: 600_000, currency: 'AED' },
      vat: { amount: 30_000, currency: 'AED' },
    },
  });
  expect(unit.present).toEqual({ ...terms, ends_on: null, order_id: orderId });
  expect(unit).toEqual(await read());
});

test('a smaller package begins with the renewal of the tenancy', async () => {
  await order('premium');
  await order('basic');
  expect(chosenOf(await read())[1]).toEqual(['basic', RENEWAL]);
});

test('on its first day what was scheduled is the package of the unit', async () => {
  const [yesterday, day] = ['2026-11-20', TODAY];
  await portal.db.insert(subscriptions).values([
    { unit_id: unitId, package_code: 'basic', starts_on: '2025-01-01', ends_on: yesterday },
    { unit_id: unitId, package_code: 'premium', starts_on: day },
  ]);
  expect(chosenOf(await read())).toEqual([['premium', day], null]);
});

test('a unit that is being built gets its package with the handover, without an amount', async () => {
  const id = await aUnit(portal.db, {
    lifecycle: 'under_construction',
    owners: [{ investor: anna }],
  });
  const answer = await order('premium', { id });
  expect(answer.json()).toMatchObject({ terms: { starts_on: null, price: null } });
  expect(chosenOf(await read(caller, id))).toEqual([null, ['premium', null]]);
  await portal.db.update(units).set({ handed_over_on: TODAY }).where(eq(units.id, id));
  expect(chosenOf(await read(caller, id))).toEqual([['premium', TODAY], null]);
});

test('a unit whose day of handover nobody knows, and whose package has ended, gets one at once', async () => {
  const id = await aUnit(portal.db, { lifecycle: 'let', owners: [{ investor: anna }] });
  const ended = { starts_on: '2025-01-01', ends_on: '2026-10-31' };
  await portal.db.insert(subscriptions).values({ unit_id: id, package_code: 'basic', ...ended });
  expect((await order('premium', { id })).json()).toMatchObject({ terms: { starts_on: TODAY } });
  expect(chosenOf(await read(caller, id))).toEqual([['premium', TODAY], null]);
});

test('a package whose end is agreed says so, and nothing is ordered before', async () => {
  await portal.db.insert(subscriptions).values({
    unit_id: unitId,
    package_code: 'basic',
    starts_on: '2025-01-01',
    ends_on: '2027-02-28',
  });
  expect(await read()).toMatchObject({ present: { ends_on: '2027-02-28' }, offers: [] });
});

test('many units come page by page, counted and chosen by their package', async () => {
  const property = await portal.db.select().from(units).where(eq(units.id, unitId));
  for (let no = 1; no <= 25; no += 1) {
    await aUnit(portal.db, {
      property_id: property[0]?.property_id ?? 0,
      unit_no: String(no),
      handed_over_on: '2024-05-01',
      owners: [{ investor: anna }],
    });
  }
  await order('basic');
  const list = async (query: string): Promise<PackageList> =>
    (await caller.get(`/packages${query}`)).json();
  const [first, second] = [await list(''), await list('?page=2')];
  expect([first.has_more, second.has_more]).toEqual([true, false]);
  expect([...first.items, ...second.items].map(({ unit_no }) => unit_no).slice(0, 3)).toEqual([
    '1',
    '2',
    '3',
  ]);
  expect(second.items.at(-1)?.unit_no).toBe('2304');
  expect(first.counts).toEqual({ all: 26, none: 25, basic: 1, premium: 0 });
  expect((await list('?package=basic')).items.map(({ unit_no }) => unit_no)).toEqual(['2304']);
});
