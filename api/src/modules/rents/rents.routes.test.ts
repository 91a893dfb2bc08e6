import { randomUUID } from 'node:crypto';
import type { RentCheque, RentTenancy } from '@manzil/shared/contract/rents/rents';
import { anInvestor } from '../../../testing/fixtures';
import { aBooking, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let owner: { id: string };
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await anInvestor(portal.db);
  caller = await portal.as(owner);
});

const mine = (unit: object = {}, share: object = {}) =>
  aUnit(portal.db, { owners: [{ investor: owner, ...share }], ...unit });
const list = async (query = '') => (await caller.get(`/rents${query}`)).json();
test('a tenancy is found by the beginnings of building and number', async () => {
  const property_id = await aProperty(portal.db, { name: 'Harbour Quay' });
  const first = await mine({ property_id, unit_no: '2903' });
  for (const unit of [first, await mine({ property_id, unit_no: '305' }), await mine()])
    await aTenancy(portal.db, unit, {}, [{ due_on: '2026-12-01' }]);
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).items.length;
  expect([await found('harb 29'), await found('harbour'), await found('quay 41')]).toEqual([
    1, 2, 0,
  ]);
  const { items, months } = await list('?search=2903');
  expect(items[0].unit.unit_id).toBe(first);
  // The calendar is of all.
  expect(months).toMatchObject([{ month: '2026-12', cheques: 3 }]);
});

const bounced = { status: 'bounced', bounced_on: '2026-09-03', bounce_reason: 'no_funds' } as const;

test('cheques come by tenancy, with what is printed on them and what became of them', async () => {
  const other = { investor: await anInvestor(portal.db), share_bps: 5_000 };
  const unitId = await mine({ owners: [{ investor: owner, share_bps: 5_000 }, other] });
  await aTenancy(portal.db, unitId, {}, [
    {
      due_on: '2026-09-01',
      ...bounced,
      cheque_no: '000417',
      bank_name: 'Emirates NBD',
      notice_served_on: '2026-09-10',
    },
    { due_on: '2026-12-01' },
    { due_on: '2027-03-01' },
  ]);
  const rents = await list();
  expect(rents.items).toEqual([
    expect.objectContaining({
      unit: expect.objectContaining({ unit_id: unitId }),
      share_bps: 5_000,
      annual_rent: { amount: 12_000_000, currency: 'AED' },
    }),
  ]);
  const [first, second] = rents.items[0].cheques;
  expect(first).toEqual({
    seq: 1,
    due_on: '2026-09-01',
    amount: { amount: 3_000_000, currency: 'AED' },
    status: 'bounced',
    cleared_on: null,
    cheque_no: '000417',
    bank_name: 'Emirates NBD',
    deposited_on: null,
    bounced_on: '2026-09-03',
    bounce_reason: 'no_funds',
    replaced_by: null,
    notice_served_on: '2026-09-10',
    filed_on: null,
    case_no: null,
  });
  expect(second.status).toBe('received');
  expect(rents.bounced).toEqual({
    cheques: 1,
    amount: { amount: 3_000_000, currency: 'AED' },
    part: { amount: 1_500_000, currency: 'AED' },
  });
  expect(
    rents.months.map(({ month, cheques }: { month: string; cheques: number }) => [month, cheques]),
  ).toEqual([
    ['2026-12', 1],
    ['2027-03', 1],
  ]);
});

test('of each tenancy it says whether the law of Dubai applies', async () => {
  for (const emirate of ['dubai', 'abu_dhabi'] as const) {
    const property_id = await aProperty(portal.db, { emirate, name: emirate });
    await aTenancy(portal.db, await mine({ property_id }), {}, [
      { due_on: '2026-09-01', ...bounced },
    ]);
  }
  const { items } = await list();
  expect(
    items.map(({ unit, in_dubai }: RentTenancy) => [unit.property_name, in_dubai]).sort(),
  ).toEqual([
    ['abu_dhabi', false],
    ['dubai', true],
  ]);
});

test('a bounced cheque comes first, also of a tenancy that is over; what is over and paid stands apart', async () => {
  const sound = await mine({ unit_no: '101' });
  await aTenancy(portal.db, sound, {}, [{ due_on: '2026-12-01' }]);
  const ended = { starts_on: '2025-07-01', ends_on: '2026-06-30', status: 'ended' } as const;
  const unpaid = await mine({ unit_no: '102' });
  await aTenancy(portal.db, unpaid, ended, [{ due_on: '2026-04-01', ...bounced }]);
  const paid = await mine({ unit_no: '103' });
  await aTenancy(portal.db, paid, ended, [
    { due_on: '2026-04-01', status: 'cleared', cleared_on: '2026-04-02' },
  ]);
  const numbers = async (query = '') =>
    (await list(query)).items.map(({ unit }: { unit: { unit_no: string } }) => unit.unit_no);
  expect(await numbers()).toEqual(['102', '101']);
  expect(await numbers('?ended=1')).toEqual(['103']);
  expect((await list()).has_ended).toBe(true);
});

test('a tenancy that has ended is over once none of its cheques is open', async () => {
  const ended = { starts_on: '2025-10-01', ends_on: '2026-09-30', status: 'ended' } as const;
  for (const status of ['received', 'held', 'deposited'] as const) {
    const unit = await mine({ unit_no: status });
    await aTenancy(portal.db, unit, ended, [{ due_on: '2026-11-01', status }]);
  }
  const replaced = await mine({ unit_no: 'replaced' });
  await aTenancy(portal.db, replaced, ended, [
    { due_on: '2026-05-01', status: 'cleared', cleared_on: '2026-05-02', seq: 2 },
    { due_on: '2026-04-01', ...bounced, status: 'replaced', replaced_by: 2, seq: 1 },
  ]);
  const { items, months } = await list();
  const numbers = (tenancies: RentTenancy[]) => tenancies.map(({ unit }) => unit.unit_no).sort();
  expect(numbers(items)).toEqual(['deposited', 'held', 'received']);
  expect(months).toMatchObject([{ month: '2026-11', cheques: 3 }]);
  expect(numbers((await list('?ended=1')).items)).toEqual(['replaced']);
});

test('a unit that is let without cheques is there, before and after its end', async () => {
  const over = { starts_on: '2025-07-01', ends_on: '2026-06-30', status: 'ended' } as const;
  await aTenancy(portal.db, await mine({ unit_no: '101' }));
  await aTenancy(portal.db, await mine({ unit_no: '102' }), over);
  const early = { ends_on: '2026-12-31', status: 'terminated' } as const;
  await aTenancy(portal.db, await mine({ unit_no: '103' }), early);
  const running = await list();
  expect(running).toMatchObject({ months: [], has_ended: true, bounced: { cheques: 0 } });
  expect(running.items).toMatchObject([{ unit: { unit_no: '101' }, cheques: [] }]);
  expect((await list('?ended=1')).items).toMatchObject([
    { unit: { unit_no: '103' }, cheques: [] },
    { unit: { unit_no: '102' }, cheques: [] },
  ]);
});

test('a cheque that another one replaced names it, and is not counted as bounced', async () => {
  const unitId = await mine();
  await aTenancy(portal.db, unitId, {}, [
    { due_on: '2026-10-01', status: 'deposited', deposited_on: '2026-10-01', seq: 2 },
    { due_on: '2026-09-01', ...bounced, status: 'replaced', replaced_by: 2, seq: 1 },
  ]);
  const { items, bounced: all } = await list();
  expect(items[0].cheques[0]).toMatchObject({
    status: 'replaced',
    replaced_by: 2,
    bounced_on: '2026-09-03',
  });
  expect(all.cheques).toBe(0);
});

const cleared = { status: 'cleared', cleared_on: '2026-09-02' } as const;

test('a cleared cheque names the booking of the own part, and none that was undone', async () => {
  const other = await anInvestor(portal.db);
  const unitId = await mine({
    owners: [
      { investor: owner, share_bps: 5_000 },
      { investor: other, share_bps: 5_000 },
    ],
  });
  const [booked, undone, foreign] = [randomUUID(), randomUUID(), randomUUID()];
  await aTenancy(portal.db, unitId, {}, [
    { due_on: '2026-09-01', ...cleared, id: booked },
    { due_on: '2026-10-01', ...cleared, id: undone },
    { due_on: '2026-11-01', ...cleared, id: foreign },
    { due_on: '2026-12-01' },
  ]);
  const rent = { unitId, on: '2026-09-02', category: 'rent', amount: 1_500_000 } as const;
  await aBooking(portal.db, { ...rent, investor: other, cheque_id: booked });
  await aBooking(portal.db, { ...rent, investor: other, cheque_id: foreign });
  const own = await aBooking(portal.db, { ...rent, investor: owner, cheque_id: booked });
  const wrong = await aBooking(portal.db, { ...rent, investor: owner, cheque_id: undone });
  const reverses_id = wrong.split('_')[1];
  await aBooking(portal.db, { ...rent, investor: owner, amount: -1_500_000, reverses_id });
  const [{ cheques }] = (await list()).items;
  expect(cheques.map(({ booking_id }: RentCheque) => booking_id)).toEqual([
    own,
    undefined,
    undefined,
    undefined,
  ]);
});

test('one tenancy is found by its id, over or not; that of another owner is not', async () => {
  const [mineOver, others] = [randomUUID(), randomUUID()];
  const over = { starts_on: '2025-07-01', ends_on: '2026-06-30', status: 'ended' } as const;
  const cheque = [{ due_on: '2026-04-01', ...cleared }];
  await aTenancy(portal.db, await mine(), { ...over, id: mineOver }, cheque);
  await aTenancy(portal.db, await mine(), {}, [{ due_on: '2026-12-01' }]);
  const foreign = await aUnit(portal.db, { owners: [{ investor: await anInvestor(portal.db) }] });
  await aTenancy(portal.db, foreign, { ...over, id: others }, cheque);
  const found = async (id: string) =>
    (await list(`?tenancy_id=${id}`)).items.map(({ tenancy_id }: RentTenancy) => tenancy_id);
  expect(await found(mineOver)).toEqual([mineOver]);
  expect(await found(others)).toEqual([]);
});

test('what was let before the purchase, or is not signed yet, is not there', async () => {
  const unitId = await mine({}, { owned_from: '2026-01-01' });
  await aTenancy(
    portal.db,
    unitId,
    { starts_on: '2024-01-01', ends_on: '2024-12-31', status: 'ended' },
    [{ due_on: '2024-01-01', ...bounced }],
  );
  await aTenancy(portal.db, unitId, { status: 'draft' }, [{ due_on: '2026-12-01' }]);
  expect(await list()).toMatchObject({ items: [], months: [], has_ended: false });
  expect((await list('?ended=1')).items).toEqual([]);
});

test('units of others stay out', async () => {
  const other = await anInvestor(portal.db);
  const unitId = await aUnit(portal.db, { owners: [{ investor: other }] });
  await aTenancy(portal.db, unitId, {}, [{ due_on: '2026-12-01', ...bounced }]);
  expect(await list()).toMatchObject({ items: [], bounced: { cheques: 0 } });
});
