import type { Project } from '@manzil/shared/contract/projects/projects';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { constructionUpdates } from './construction-updates.table';

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

const project = async (id: number): Promise<Project> =>
  (await caller.get(`/projects/${id}`)).json();
const ownedIn = (property_id: number, overrides: object = {}) =>
  aUnit(portal.db, { property_id, owners: [{ investor: owner }], ...overrides });

async function report(
  property_id: number,
  source: 'dld' | 'developer' | 'site_visit',
  published_on: string,
  progress_bps: number,
): Promise<void> {
  await portal.db.insert(constructionUpdates).values({
    property_id,
    source,
    published_on,
    progress_bps,
    floors_built: 12,
    facade_floors: null,
    title_de: 'Decke betoniert',
    title_en: 'Slab poured',
    body_de: '<p>Ja.</p>',
    body_en: '<p>Yes.</p>',
  });
}

test('shows the latest progress of each source, and the reports newest first', async () => {
  const id = await aProperty(portal.db);
  await ownedIn(id);
  await report(id, 'dld', '2026-09-30', 5100);
  await report(id, 'dld', '2026-10-31', 5800);
  await report(id, 'site_visit', '2026-11-12', 6200);
  await report(id, 'site_visit', '2026-11-22', 9900);
  const { progress, updates } = await project(id);
  expect(progress).toEqual({ dld_bps: 5800, developer_bps: null, site_visit_bps: 6200 });
  expect(updates.map(({ published_on }) => published_on)).toEqual([
    '2026-11-12',
    '2026-10-31',
    '2026-09-30',
  ]);
  expect(updates[0]).toMatchObject({
    title_de: 'Decke betoniert',
    floors_built: 12,
    facade_floors: null,
  });
});

test('names the escrow account by its last four digits, and the investor\u2019s own units only', async () => {
  const id = await aProperty(portal.db, {
    escrow_bank_name: 'Emirates Escrow Bank',
    escrow_iban_last4: '4417',
  });
  const own = [await ownedIn(id, { unit_no: '1806' }), await ownedIn(id, { unit_no: '1807' })];
  await aUnit(portal.db, {
    property_id: id,
    owners: [{ investor: await anInvestor(portal.db) }],
    unit_no: '1801',
  });
  const { escrow, units, drawing } = await project(id);
  expect(escrow).toEqual({ bank_name: 'Emirates Escrow Bank', iban_last4: '4417' });
  expect(units).toEqual([
    { unit_id: own[0], unit_no: '1806', handed_over_on: null },
    { unit_id: own[1], unit_no: '1807', handed_over_on: null },
  ]);
  expect(drawing).toMatchObject({ floors: 20, unit: { floor: 5, bay: 2 } });
});

test('own units stand by number, not by the letters of it, and are all in the drawing', async () => {
  const id = await aProperty(portal.db);
  for (const [unit_no, floor] of [['1106', 11] as const, ['206', 2] as const, ['104', 1] as const])
    await ownedIn(id, { unit_no, floor });
  const { units, drawing } = await project(id);
  expect(units.map(({ unit_no }) => unit_no)).toEqual(['104', '206', '1106']);
  expect(drawing.unit?.floor).toBe(1);
  expect(drawing.units?.map(({ floor }) => floor)).toEqual([1, 2, 11]);
});

test('of many reports the newest 24 of each source are sent, and all are counted', async () => {
  const id = await aProperty(portal.db);
  await ownedIn(id);
  const day = (index: number) => `2026-10-${String(index + 1).padStart(2, '0')}`;
  await report(id, 'dld', '2025-01-31', 1000);
  for (let index = 0; index < 26; index += 1) await report(id, 'site_visit', day(index), 5000);
  const { updates, update_count, progress } = await project(id);
  expect(update_count).toBe(27);
  expect(updates.map(({ published_on }) => published_on)).toEqual([
    ...Array.from({ length: 24 }, (_, index) => day(25 - index)),
    '2025-01-31',
  ]);
  expect(progress).toEqual({ dld_bps: 1000, developer_bps: null, site_visit_bps: 5000 });
});

test('a project without reports has none, and no progress', async () => {
  const id = await aProperty(portal.db);
  await ownedIn(id);
  expect(await project(id)).toMatchObject({
    updates: [],
    progress: { dld_bps: null, developer_bps: null, site_visit_bps: null },
    escrow: null,
  });
});

test('a missing project, one of others and a nonsensical id answer alike', async () => {
  const foreign = await aProperty(portal.db);
  await aUnit(portal.db, {
    property_id: foreign,
    owners: [{ investor: await anInvestor(portal.db) }],
  });
  const sold = await aProperty(portal.db);
  await ownedIn(sold, { owners: [{ investor: owner, owned_to: '2026-11-20' }] });
  const comparable = async (id: number | string) => {
    const { statusCode, headers, body } = await caller.get(`/projects/${id}`);
    return {
      statusCode,
      type: headers['content-type'],
      body,
    };
  };
  const missing = await comparable(999_999);
  expect(missing.statusCode).toBe(404);
  for (const id of [foreign, sold, 0, -1, 1.5, 'abc', 2_147_483_648]) {
    expect(await comparable(id)).toEqual(missing);
  }
});

test('takes one statement, the session with it', async () => {
  const id = await aProperty(portal.db);
  await ownedIn(id);
  expect(await statementsOf(() => caller.get(`/projects/${id}`))).toHaveLength(1);
});
