import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPlan, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

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

const dashboard = async (): Promise<Dashboard> => (await caller.get('/dashboard')).json();
const aed = (amount: number) => ({ amount, currency: 'AED' });

async function half(unit: object = {}): Promise<string> {
  const other = await anInvestor(portal.db);
  const owners = [owner, other].map((investor) => ({ investor, share_bps: 5000 }));
  return aUnit(portal.db, { owners, ...unit });
}
const whole = (unit: object = {}) => aUnit(portal.db, { owners: [{ investor: owner }], ...unit });

test('of what is owed for a shared unit the whole is told, and the part of it', async () => {
  const due = [{ amount_fils: 1_001, due_on: '2026-12-01' }];
  await aPlan(portal.db, await half(), due);
  await aPlan(portal.db, await whole(), due);
  const { decisions, agenda } = await dashboard();
  const gathered = decisions.find(({ kind }) => kind === 'instalment_due');
  expect(gathered).toMatchObject({ amount: aed(2_002), part: aed(1_502) });
  expect(gathered?.members.map(({ part }) => part).filter(Boolean)).toEqual([aed(501)]);
  expect(agenda).toMatchObject([{ number: 2, amount: aed(2_002), part: aed(1_502) }]);
});

test('of units that are theirs alone no part is told', async () => {
  await aPlan(portal.db, await whole(), [{ amount_fils: 1_001, due_on: '2026-12-01' }]);
  const { decisions, agenda } = await dashboard();
  const due = decisions.find(({ kind }) => kind === 'instalment_due');
  expect([due?.part, agenda[0]?.part]).toEqual([null, null]);
});

test('the agenda names up to twelve units of a day, in order', async () => {
  const property_id = await aProperty(portal.db, { name: 'Mina Sands' });
  const made = Array.from({ length: 13 }, (_, index) => String(13 - index));
  for (const unit_no of made)
    await aPlan(portal.db, await whole({ property_id, unit_no }), [
      { amount_fils: 1, due_on: '2027-01-20' },
    ]);
  const [entry] = (await dashboard()).agenda;
  const numbers = entry?.members?.map(({ unit_no }) => Number(unit_no)) ?? [];
  expect([entry?.number, entry?.units]).toEqual([13, 13]);
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
});

test('a unit with two cheques of one day is named once', async () => {
  const cheque = { due_on: '2026-12-01' };
  const unit_id = await whole({ lifecycle: 'let' });
  await aTenancy(portal.db, unit_id, {}, [cheque, cheque]);
  expect((await dashboard()).agenda).toMatchObject([
    { kind: 'cheque', number: 2, units: 1, members: [{ unit_id }] },
  ]);
  await aTenancy(portal.db, await whole({ lifecycle: 'let' }), {}, [cheque]);
  const [entry] = (await dashboard()).agenda;
  expect([entry?.number, entry?.units, entry?.members?.length]).toEqual([3, 2, 2]);
});

test('what is about a tenancy leads to its contract', async () => {
  const missed = { starts_on: '2025-12-16', ends_on: '2026-12-15' };
  await aTenancy(portal.db, await whole(), missed);
  const alone = (await dashboard()).decisions.filter(({ contract_id }) => contract_id);
  expect(alone.map(({ kind }) => kind)).toEqual(['tenancy_ending', 'rent_notice_missed']);
  const contract = await caller.get(`/contracts/${alone[0]?.contract_id}`);
  expect(contract.json()).toMatchObject({ kind: 'tenancy', ends_on: '2026-12-15' });

  await aTenancy(portal.db, await whole(), missed);
  const ids = (await dashboard()).decisions
    .filter(({ kind }) => kind === 'rent_notice_missed')
    .flatMap(({ members }) => members.map(({ contract_id }) => contract_id));
  expect(new Set(ids).size).toBe(2);
  expect(ids).toContain(alone[0]?.contract_id);
});

test('two buildings of one name are told apart', async () => {
  const name = 'Zwillinge';
  const made = [await aProperty(portal.db, { name }), await aProperty(portal.db, { name })];
  for (let nth = 0; nth < 25; nth += 1) await whole({ property_id: made[nth === 0 ? 0 : 1] });
  const { units, buildings } = await dashboard();
  expect(buildings.map(({ property_id, units: count }) => [property_id, count])).toEqual([
    [made[0], 1],
    [made[1], 24],
  ]);
  expect(units.map(({ property_id }) => property_id).sort()).toEqual(made);
});
