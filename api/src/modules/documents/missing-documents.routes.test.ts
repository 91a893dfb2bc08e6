import type { DocumentType } from '@manzil/shared/contract/documents/document-entry';
import type {
  MissingDocument,
  MissingDocuments,
} from '@manzil/shared/contract/documents/documents';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { subscriptions } from '../packages/packages.table';
import { handoverCases } from '../units/purchase.table';
import type { units } from '../units/units.table';

let portal: TestApp;
let investor: TestInvestor;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
});

const aUnitOf = (unit: Partial<typeof units.$inferInsert>) =>
  aUnit(portal.db, { owners: [{ investor }], ...unit });
const hasDocument = (document_type: DocumentType, unit_id: string | null, rest = {}) =>
  aDocument(portal.db, { investor, document_type, unit_id, ...rest });
const isManaged = (unit_id: string, ends_on: string | null = null) =>
  portal.db
    .insert(subscriptions)
    .values({ unit_id, package_code: 'basic', starts_on: '2024-03-01', ends_on });
async function missing() {
  const { items }: MissingDocuments = (
    await (await portal.as(investor)).get('/documents/missing')
  ).json();
  return items.map(({ document_type, unit_label }) => [document_type, unit_label.slice(-3)]);
}

test('what a unit needs depends on its stage, and in Dubai on its registers', async () => {
  const dubai = await aProperty(portal.db, { name: 'A' });
  const abuDhabi = await aProperty(portal.db, { name: 'B', emirate: 'abu_dhabi' });
  await aUnitOf({ property_id: dubai, unit_no: '101', lifecycle: 'under_construction' });
  await aUnitOf({ property_id: dubai, unit_no: '102', lifecycle: 'let' });
  await aUnitOf({ property_id: dubai, unit_no: '103', lifecycle: 'sold' });
  await aUnitOf({ property_id: dubai, unit_no: '104', lifecycle: 'reserved' });
  await aUnitOf({ property_id: abuDhabi, unit_no: '201', lifecycle: 'spa_signed' });
  await aUnitOf({ property_id: abuDhabi, unit_no: '202', lifecycle: 'notice_given' });
  await aUnitOf({ property_id: abuDhabi, unit_no: '203', lifecycle: 'owner_use' });
  expect(await missing()).toEqual([
    ['tenancy-contract', '102'],
    ['tenancy-contract', '202'],
    ['ejari', '102'],
    ['purchase-contract', '101'],
    ['purchase-contract', '201'],
    ['title-deed', '102'],
    ['title-deed', '202'],
    ['title-deed', '203'],
    ['oqood', '101'],
  ]);
});

test('of a unit with a package the office brings its contract, and what letting takes', async () => {
  const managed = await aUnitOf({ unit_no: '111', lifecycle: 'let' });
  const former = await aUnitOf({ unit_no: '112', lifecycle: 'let' });
  await isManaged(managed);
  await isManaged(former, '2026-10-31');
  const answer = (await (await portal.as(investor)).get('/documents/missing')).json();
  expect(
    answer.items
      .filter(({ document_type }: MissingDocument) => document_type !== 'title-deed')
      .map(({ document_type, unit_id, brought_by }: MissingDocument) => [
        unit_id === managed ? 'managed' : 'former',
        document_type,
        brought_by,
      ])
      .sort(),
  ).toEqual([
    ['former', 'ejari', 'investor'],
    ['former', 'tenancy-contract', 'investor'],
    ['managed', 'ejari', 'operator'],
    ['managed', 'property-management-contract', 'operator'],
    ['managed', 'tenancy-contract', 'operator'],
  ]);
});

test('what is there is not missing, be it declined or expired; what was replaced or is for another unit is', async () => {
  const let_ = await aUnitOf({ unit_no: '301', lifecycle: 'let' });
  const own = await aUnitOf({ unit_no: '302', lifecycle: 'owner_use' });
  await hasDocument('title-deed', let_, { status: 'declined', decline_code: 'cropped' });
  await hasDocument('tenancy-contract', let_, { valid_until: '2026-01-01' });
  const newer = await hasDocument('ejari', own);
  await hasDocument('ejari', let_, { superseded_by_id: newer });
  await aDocument(portal.db, {
    investor: await anInvestor(portal.db),
    document_type: 'title-deed',
    unit_id: own,
  });
  expect(await missing()).toEqual([
    ['ejari', '301'],
    ['title-deed', '302'],
  ]);
});

test('of a tenancy that was renewed last year’s contract is none', async () => {
  const unit_id = await aUnitOf({ lifecycle: 'let', unit_no: '102' });
  await aTenancy(portal.db, unit_id, { starts_on: '2026-09-01', ends_on: '2027-08-31' }, []);
  for (const type of ['title-deed', 'ejari'] as const) await hasDocument(type, unit_id);
  await hasDocument('tenancy-contract', unit_id, { valid_until: '2026-08-31' });
  expect(await missing()).toEqual([['tenancy-contract', '102']]);
  await hasDocument('tenancy-contract', unit_id, { valid_until: '2027-08-31' });
  expect(await missing()).toEqual([]);
});

test('a lease that says no day is that of the tenancy that begins about when it came', async () => {
  const unit_id = await aUnitOf({ lifecycle: 'let', unit_no: '102' });
  for (const starts of [2025, 2026])
    await aTenancy(portal.db, unit_id, {
      ...{ starts_on: `${starts}-09-01`, ends_on: `${starts + 1}-08-31` },
    });
  for (const type of ['title-deed', 'ejari'] as const)
    await hasDocument(type, unit_id, { uploaded_on: '2026-08-24' });
  await hasDocument('tenancy-contract', unit_id, { uploaded_on: '2025-08-24' });
  expect(await missing()).toEqual([['tenancy-contract', '102']]);
  await hasDocument('tenancy-contract', unit_id, { uploaded_on: '2026-08-24' });
  expect(await missing()).toEqual([]);
});

test('a power of attorney is for one handover, or for all', async () => {
  const unit = await aUnitOf({ unit_no: '401', lifecycle: 'in_handover' });
  await portal.db
    .insert(handoverCases)
    .values({ unit_id: unit, opened_on: '2026-11-01', deadline_on: '2026-12-12' });
  await hasDocument('purchase-contract', unit);
  await hasDocument('oqood', unit);
  const answer = (await (await portal.as(investor)).get('/documents/missing')).json();
  expect(answer.items).toMatchObject([
    { document_type: 'power-of-attorney', unit_id: unit, needed_by: '2026-12-12' },
  ]);
  await hasDocument('power-of-attorney', null);
  expect(await missing()).toEqual([]);
});
