import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { aPackageOrder, chosenOf, orderOf, readPackage } from '../../../testing/package-orders';
import { aTenancy, aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { units } from '../units/units.table';
import { subscriptions } from './packages.table';

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
    handed_over_on: '2024-05-01',
    owners: [{ investor: anna }],
  });
  await aTenancy(portal.db, unitId, {}, [{ due_on: NEXT_RENT }]);
});

const read = (id = unitId) => readPackage(caller, id);
const order = (code: string, id = unitId, by = caller) => orderOf(by, id, code);
const takeBack = (version: number, id = unitId) =>
  caller.call({
    method: 'DELETE',
    url: `/units/${id}/package/scheduled?version=${version}`,
  });

test('a larger package begins with the next rent period, and is taken back before', async () => {
  await order('basic');
  expect((await order('premium')).statusCode).toBe(201);
  const changed = await read();
  expect(chosenOf(changed)).toEqual([
    ['basic', TODAY],
    ['premium', NEXT_RENT],
  ]);
  expect(changed.offers).toEqual([]);
  const taken = await takeBack(changed.version);
  expect(taken.statusCode).toBe(200);
  expect(chosenOf(taken.json())).toEqual([['basic', TODAY], null]);
  expect((await mailsTo(portal.db, anna.email)).at(-1)).toMatchObject({
    template: 'package-change-cancelled',
    values: { present_code: 'basic' },
  });
  expect((await takeBack(changed.version + 1)).json().code).toBe('package.nothing_scheduled');
  expect((await order('premium')).statusCode).toBe(201);
});

test('what a co-owner ordered is taken back with a mail to each of the two', async () => {
  const ben = await anInvestor(portal.db);
  const id = await aUnit(portal.db, {
    handed_over_on: '2024-05-01',
    owners: [
      { investor: anna, share_bps: 4_000 },
      { investor: ben, share_bps: 6_000 },
    ],
  });
  await aTenancy(portal.db, id, {}, [{ due_on: NEXT_RENT }]);
  await order('basic', id);
  await order('premium', id, await portal.as(ben));
  const { version } = await read(id);
  expect((await takeBack(version, id)).statusCode).toBe(200);
  const [annas, bens] = [await mailsTo(portal.db, anna.email), await mailsTo(portal.db, ben.email)];
  expect([annas.at(-1), bens.at(-1)]).toMatchObject([
    { template: 'package-change-cancelled', values: { by: 'self' } },
    { template: 'package-change-cancelled', values: { by: 'co_owner', present_code: 'basic' } },
  ]);
  expect([annas.length, bens.length]).toEqual([2, 2]);
});

test('who ordered is told to no stranger, and not once they have sold', async () => {
  const buyer = await anInvestor(portal.db);
  const id = await aUnit(portal.db, {
    owners: [
      { investor: anna, owned_to: '2026-11-10' },
      { investor: buyer, owned_from: '2026-11-11' },
    ],
  });
  const ordered = await aPackageOrder(portal.db, { investor: anna, unitId: id, mark: 'Tower 1' });
  const ask = async (investor: string, day: string) => {
    const found = await portal.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('manzil.investor_id', ${investor}, true)`);
      return tx.execute(sql`select email from co_owner_who_ordered(${ordered}, ${day}::date)`);
    });
    return found.rows;
  };
  const stranger = await anInvestor(portal.db);
  expect([
    await ask(stranger.id, '2026-11-10'),
    await ask(anna.id, '2026-11-10'),
    await ask('', '2026-11-10'),
    await ask(buyer.id, TODAY),
  ]).toEqual([[], [], [], []]);
});

test('a day of handover that is corrected leaves two to come: the next one is shown and taken back first', async () => {
  const id = await aUnit(portal.db, {
    lifecycle: 'under_construction',
    owners: [{ investor: anna }],
  });
  await order('basic', id);
  const handOver = (handed_over_on: string | null) =>
    portal.db.update(units).set({ handed_over_on }).where(eq(units.id, id));
  await handOver('2026-11-01');
  await order('premium', id);
  await handOver(null);
  expect((await caller.get('/packages')).statusCode).toBe(200);
  const unit = await read(id);
  expect(chosenOf(unit)).toEqual([null, ['premium', '2026-12-01']]);
  const taken = await takeBack(unit.version, id);
  expect(chosenOf(taken.json())).toEqual([null, ['basic', null]]);
  expect((await mailsTo(portal.db, anna.email)).at(-1)).toMatchObject({
    values: { package_code: 'premium' },
  });
});

test('a package that is left without a day to begin on is not in the way of others', async () => {
  const [yesterday, day] = ['2026-11-20', TODAY];
  await portal.db.insert(subscriptions).values([
    { unit_id: unitId, package_code: 'basic', starts_on: null, ends_on: yesterday },
    { unit_id: unitId, package_code: 'basic', starts_on: day },
  ]);
  await portal.db.update(units).set({ handed_over_on: '2027-05-01' }).where(eq(units.id, unitId));
  expect(chosenOf(await read())).toEqual([['basic', day], null]);
  expect((await order('premium')).statusCode).toBe(201);
});
