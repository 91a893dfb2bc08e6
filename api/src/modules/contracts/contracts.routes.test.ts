import '../../../testing/checks-here';
import type { Contract, ContractList } from '@manzil/shared/contract/contracts/contracts';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPlan, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { subscriptions } from '../packages/packages.table';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;
let unitId: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  const { db } = portal;
  investor = await anInvestor(db);
  caller = await portal.as(investor);
  const property_id = await aProperty(db, { name: 'Marina Walk Tower' });
  unitId = await aUnit(db, {
    property_id,
    unit_no: '2304',
    lifecycle: 'let',
    handed_over_on: '2024-02-01',
    owners: [{ investor }],
  });
});

const list = async (kind: string): Promise<ContractList> =>
  (await caller.get(`/contracts?kind=${kind}`)).json();
const first = async (kind: string): Promise<Contract> => {
  const { items } = await list(kind);
  return (await caller.get(`/contracts/${items[0]?.contract_id}`)).json();
};

test('a tenancy says its terms, its notices and what comes next', async () => {
  await aTenancy(portal.db, unitId, { deposit_fils: 600_000, ejari_no: '0120' }, [
    { due_on: '2026-09-01', status: 'cleared', cleared_on: '2026-09-02' },
    { due_on: '2026-12-01' },
  ]);
  const contract = await first('tenancy');
  expect(contract).toMatchObject({
    state: 'running',
    share_bps: 10_000,
    tenancy: { annual_rent: { amount: 12_000_000 }, cheques: 2, ejari_no: '0120' },
    purchase: null,
    missing: ['tenancy-contract', 'ejari'],
  });
  expect(contract.deadlines.map(({ kind, on }) => [kind, on])).toEqual([
    ['cheque', '2026-12-01'],
    ['rent_notice', '2027-06-02'],
    ['end', '2027-08-31'],
  ]);
});

test('a tenancy under notice has its end alone', async () => {
  await aTenancy(portal.db, unitId, { status: 'notice_given' });
  const { deadlines } = await first('tenancy');
  expect(deadlines.map(({ kind }) => kind)).toEqual(['end']);
});

test('a purchase says what is open, and when the building is promised', async () => {
  const property_id = await aProperty(portal.db, {
    contract_completion_on: '2027-07-31',
    grace_months: 12,
  });
  const building = await aUnit(portal.db, {
    property_id,
    lifecycle: 'under_construction',
    owners: [{ investor }],
  });
  await aPlan(portal.db, building, [
    { amount_fils: 5, due_on: '2024-01-01', paid_on: '2024-01-01' },
    { amount_fils: 7, due_on: '2026-12-01' },
  ]);
  const { items } = await list('purchase');
  const id = items.find(({ unit }) => unit?.unit_id === building)?.contract_id;
  const contract: Contract = (await caller.get(`/contracts/${id}`)).json();
  expect(contract.purchase).toMatchObject({ instalments: 2, open: { amount: 7 } });
  expect(contract.deadlines.map(({ kind, on }) => [kind, on])).toEqual([
    ['instalment', '2026-12-01'],
    ['completion', '2027-07-31'],
    ['grace_end', '2028-07-31'],
  ]);
  expect(contract.missing).toEqual(['purchase-contract', 'oqood']);
  expect(await calendarLines(id, 'de')).toContainEqual(
    expect.stringMatching(/^SUMMARY:Restzahlung \(Rate 2 von 2\) fällig/),
  );
});

test('the ten years of warranty on the structure are a deadline in Dubai alone', async () => {
  const deadlines = async (emirate: 'dubai' | 'abu_dhabi') => {
    const finished = { emirate, completion_certificate_on: '2023-08-15' };
    const property_id = await aProperty(portal.db, finished);
    const unit = await aUnit(portal.db, { property_id, owners: [{ investor }] });
    const { items } = await list('purchase');
    const id = items.find((contract) => contract.unit?.unit_id === unit)?.contract_id;
    const contract: Contract = (await caller.get(`/contracts/${id}`)).json();
    return contract.deadlines.map(({ kind, on }) => [kind, on]);
  };
  expect(await deadlines('dubai')).toEqual([['structure_warranty', '2033-08-15']]);
  expect(await deadlines('abu_dhabi')).toEqual([]);
});

test('what the list of documents does not miss, no contract misses', async () => {
  const purchase = await first('purchase');
  expect(purchase).toMatchObject({ document_id: null, original_from: null });
  expect(purchase.missing).toEqual(['title-deed']);
  await aTenancy(portal.db, unitId);
  expect((await list('tenancy')).items).toMatchObject([{ original_from: 'investor' }]);
});

test('of what the office manages it brings the contracts', async () => {
  await aTenancy(portal.db, unitId);
  await portal.db
    .insert(subscriptions)
    .values({ unit_id: unitId, package_code: 'basic', starts_on: '2024-02-01' });
  expect(await first('tenancy')).toMatchObject({
    original_from: 'operator',
    missing_from_office: ['tenancy-contract', 'ejari'],
  });
  expect((await list('management')).items).toMatchObject([{ original_from: 'operator' }]);
});

test('management contracts stand by building and number, whenever they end', async () => {
  const safa = await aProperty(portal.db, { name: 'Safa Terrace' });
  const unit = { property_id: safa, handed_over_on: '2024-02-01', owners: [{ investor }] };
  const other = await aUnit(portal.db, { ...unit, unit_no: '412' });
  await portal.db.insert(subscriptions).values([
    { unit_id: other, package_code: 'basic', starts_on: '2024-02-01', ends_on: '2026-12-31' },
    { unit_id: other, package_code: 'premium', starts_on: '2027-01-01' },
    { unit_id: unitId, package_code: 'basic', starts_on: '2024-02-01' },
  ]);
  const { items } = await list('management');
  expect(items.map(({ unit, starts_on }) => [unit?.unit_no, starts_on])).toEqual([
    ['2304', '2024-02-01'],
    ['412', '2024-02-01'],
    ['412', '2027-01-01'],
  ]);
});

test('management and power of attorney are contracts, too', async () => {
  await portal.db
    .insert(subscriptions)
    .values({ unit_id: unitId, package_code: 'premium', starts_on: '2024-02-01' });
  const id = await aDocument(portal.db, {
    investor,
    document_type: 'power-of-attorney',
    valid_until: '2027-01-05',
  });
  expect((await first('management')).management).toEqual({
    package_code: 'premium',
    fee_bps: 700,
    vat_bps: 500,
    next: null,
  });
  expect(await first('power_of_attorney')).toMatchObject({
    contract_id: id,
    unit: null,
    document_id: id,
    deadlines: [{ kind: 'end', on: '2027-01-05' }],
    missing: [],
  });
});

const managed = async (
  rows: { starts_on: string | null; ends_on?: string; unit_id?: string }[],
) => {
  const added = rows.map((row) => ({ unit_id: unitId, package_code: 'basic' as const, ...row }));
  const ids = await portal.db.insert(subscriptions).values(added).returning();
  return ids.map(({ id }) => id);
};
const calendarLines = async (id: string | undefined, language: string): Promise<string[]> => {
  const { body } = await caller.get(`/contracts/${id}/deadlines.ics?language=${language}`);
  return body.replaceAll('\r\n\t', '').split('\r\n');
};

test('a management contract that ends names the one that follows for the unit', async () => {
  const other = await aUnit(portal.db, { owners: [{ investor }] });
  const [now, next] = await managed([
    { starts_on: '2024-02-01', ends_on: '2026-11-30' },
    { starts_on: '2026-12-01' },
    { unit_id: other, starts_on: '2026-12-01' },
  ]);
  const after = async (id: string | undefined) =>
    (await caller.get(`/contracts/${id}`)).json().management.next;
  expect(await after(now)).toEqual({ contract_id: next, starts_on: '2026-12-01' });
  expect(await after(next)).toBeNull();
  expect(await calendarLines(now, 'de')).toContain(
    'DESCRIPTION:Der nächste Verwaltungsvertrag beginnt am 01.12.2026',
  );
});

test('a management contract that ends is followed by none of other units', async () => {
  const other = await aUnit(portal.db, { owners: [{ investor }] });
  const [now] = await managed([
    { starts_on: '2024-02-01', ends_on: '2026-11-30' },
    { unit_id: other, starts_on: '2026-12-01' },
  ]);
  const contract = (await caller.get(`/contracts/${now}`)).json();
  expect(contract.management.next).toBeNull();
  const lines = await calendarLines(now, 'de');
  expect(lines.filter((line) => line.includes('nächste'))).toEqual([]);
});

test('in the calendar a power of attorney expires', async () => {
  const power = { document_type: 'power-of-attorney', valid_until: '2027-01-05' } as const;
  const id = await aDocument(portal.db, { investor, unit_id: unitId, ...power });
  expect(await calendarLines(id, 'de')).toContain(
    'SUMMARY:Vollmacht läuft ab · Marina Walk Tower 2304',
  );
  expect(await calendarLines(id, 'en')).toContain(
    'SUMMARY:Power of attorney expires · Marina Walk Tower 2304',
  );
});

test('the deadlines come as a calendar, a week before each', async () => {
  await aTenancy(portal.db, unitId);
  const { contract_id } = await first('tenancy');
  const { body, headers } = await caller.get(`/contracts/${contract_id}/deadlines.ics?language=de`);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  const lines = body.replaceAll('\r\n\t', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTART;VALUE=DATE:20270602',
      'DTEND;VALUE=DATE:20270603',
      'SUMMARY:Letzter Tag\\, um eine Mieterhöhung anzukündigen · Marina Walk Tower 2304',
      `UID:${contract_id}-rent_notice@manzil`,
      'TRIGGER:-PT168H',
    ]),
  );
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2);
});

test('in the calendar a shared unit’s amounts are of the whole', async () => {
  const partner = await anInvestor(portal.db);
  const owners = [investor, partner].map((each) => ({ investor: each, share_bps: 5_000 }));
  await aTenancy(portal.db, await aUnit(portal.db, { owners }), {}, [{ due_on: '2026-12-01' }]);
  const { contract_id, share_bps } = await first('tenancy');
  expect(share_bps).toBe(5_000);
  expect(await calendarLines(contract_id, 'de')).toContain(
    'DESCRIPTION:30.000\\,00\u00a0AED (ganze Einheit)',
  );
});

test('where no notice period is known, the calendar leads to the original', async () => {
  const property_id = await aProperty(portal.db, { emirate: 'abu_dhabi' });
  await aTenancy(portal.db, await aUnit(portal.db, { property_id, owners: [{ investor }] }));
  const [managedId] = await managed([{ starts_on: '2024-02-01', ends_on: '2026-11-30' }]);
  const { contract_id } = await first('tenancy');
  for (const id of [managedId, contract_id])
    expect(await calendarLines(id, 'de')).toContain(
      'DESCRIPTION:Welche Kündigungsfrist gilt\\, steht im Original',
    );
});

test('a contract that ended before the investor came is not theirs', async () => {
  await aTenancy(portal.db, unitId, { starts_on: '2022-01-01', ends_on: '2022-12-31' });
  expect((await list('tenancy')).items).toEqual([]);
});
