import '../../../testing/checks-here';
import type { ContractList } from '@manzil/shared/contract/contracts/contracts';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const list = async (kind: string, choice: Record<string, string>): Promise<ContractList> =>
  (await caller.get(`/contracts?${new URLSearchParams({ kind, ...choice })}`)).json();
const aLetUnit = async (property_id: number, unit_no: string, owner = investor) => {
  const unit = await aUnit(portal.db, { property_id, unit_no, owners: [{ investor: owner }] });
  await aTenancy(portal.db, unit);
  return unit;
};

test('the contracts of one unit are its own and the powers of attorney for all', async () => {
  const property_id = await aProperty(portal.db);
  const unit_id = await aLetUnit(property_id, '101');
  const other = await aLetUnit(property_id, '102');
  const power = { investor, document_type: 'power-of-attorney' } as const;
  const forAll = await aDocument(portal.db, power);
  const forIt = await aDocument(portal.db, { ...power, unit_id });
  await aDocument(portal.db, { ...power, unit_id: other });
  for (const kind of ['purchase', 'tenancy']) {
    const { items, count } = await list(kind, { unit_id });
    expect(items.map(({ unit }) => unit?.unit_id)).toEqual([unit_id]);
    expect(count).toBe(1);
  }
  const powers = await list('power_of_attorney', { unit_id });
  expect(powers.items.map((each) => each.contract_id).sort()).toEqual([forAll, forIt].sort());
});

test('of a unit that is not the investor’s there is no contract', async () => {
  const stranger = await anInvestor(portal.db);
  const unit_id = await aLetUnit(await aProperty(portal.db), '101', stranger);
  const power = { document_type: 'power-of-attorney' } as const;
  await aDocument(portal.db, { investor, ...power });
  await aDocument(portal.db, { investor: stranger, ...power, unit_id });
  for (const kind of ['purchase', 'management', 'tenancy', 'power_of_attorney'])
    expect(await list(kind, { unit_id })).toMatchObject({ items: [], count: 0, has_more: false });
});

test('contracts are found by the beginnings of building and number', async () => {
  const property_id = await aProperty(portal.db, { name: 'Harbour Quay' });
  await aLetUnit(property_id, '2903');
  await aLetUnit(property_id, '305');
  await aDocument(portal.db, { investor, document_type: 'power-of-attorney' });
  const found = async (search: string) =>
    (await list('tenancy', { search })).items.map(({ unit }) => unit?.unit_no);
  expect(await found('harb 29')).toEqual(['2903']);
  expect(await found('quay')).toEqual(['305', '2903']);
  expect(await found('quay 41')).toEqual([]);
  expect((await list('power_of_attorney', { search: 'quay' })).count).toBe(0);
});

test('what has ended stands on a list of its own, what ended last first', async () => {
  const unit = await aLetUnit(await aProperty(portal.db), '101');
  const year = (n: number) => ({ starts_on: `${n}-09-01`, ends_on: `${n + 1}-08-31` });
  await aTenancy(portal.db, unit, { ...year(2024), status: 'ended' });
  await aTenancy(portal.db, unit, year(2025));
  const power = { investor, document_type: 'power-of-attorney' } as const;
  await aDocument(portal.db, { ...power, valid_until: '2026-11-20' });
  await aDocument(portal.db, { ...power, valid_until: '2026-11-21' });
  const ends = async (kind: string, choice: Record<string, string>) =>
    (await list(kind, choice)).items.map(({ ends_on }) => ends_on);
  expect(await ends('tenancy', { state: 'ended' })).toEqual(['2026-08-31', '2025-08-31']);
  expect(await ends('tenancy', { state: 'current' })).toEqual(['2027-08-31']);
  expect(await ends('power_of_attorney', { state: 'ended', unit_id: unit })).toEqual([
    '2026-11-20',
  ]);
  expect(await ends('purchase', { state: 'ended' })).toEqual([]);
  const ended = await list('tenancy', { state: 'ended' });
  expect(ended).toMatchObject({ count: 2, items: [{ state: 'ended', original_from: null }, {}] });
});

test.each(['ended', 'terminated'] as const)(
  'one that is %s never counts as valid',
  async (status) => {
    const unit = await aUnit(portal.db, { owners: [{ investor }] });
    await aTenancy(portal.db, unit, { status });
    expect((await list('tenancy', {})).items).toEqual([]);
    const { items } = await list('tenancy', { state: 'ended' });
    expect(items).toMatchObject([{ ends_on: '2027-08-31', state: 'ended', original_from: null }]);
    const contract = await caller.get(`/contracts/${items[0]?.contract_id}`);
    expect(contract.json()).toMatchObject({ state: 'ended', deadlines: [] });
  },
);

test('what has ended comes in pages, too', async () => {
  const unit = await aLetUnit(await aProperty(portal.db), '101');
  for (let month = 0; month < 25; month += 1) {
    const day = new Date(Date.UTC(2024, month, 1)).toISOString().slice(0, 10);
    await aTenancy(portal.db, unit, { starts_on: day, ends_on: day, status: 'ended' });
  }
  const ended = { state: 'ended' };
  expect(await list('tenancy', ended)).toMatchObject({ count: 25, has_more: true });
  const { items } = await list('tenancy', { ...ended, page: '2' });
  expect(items.map(({ ends_on }) => ends_on)).toEqual(['2024-01-01']);
});
