import { randomUUID } from 'node:crypto';
import type { PackageList, PackageOrder } from '@manzil/shared/contract/packages/packages';
import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { chosenOf, orderOf, readPackage } from '../../../testing/package-orders';
import { pdfPages } from '../../../testing/pdf-text';
import { aTenancy, aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';
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

test('an order is confirmed by mail and as PDF, on record, once however often it is sent', async () => {
  const orderId = randomUUID();
  const { offers, version } = await read();
  const send = (terms: unknown) =>
    caller.call({
      method: 'PUT',
      url: `/units/${unitId}/package-orders/${orderId}`,
      payload: { terms, version },
    });
  const [basic, premium] = offers;
  const statuses = [];
  for (const terms of [premium, premium, basic]) statuses.push((await send(terms)).statusCode);
  expect(statuses).toEqual([201, 200, 409]);
  expect(await mailsTo(portal.db, anna.email)).toMatchObject([
    { template: 'package-ordered', values: { package_code: 'premium', unit_id: unitId } },
  ]);
  const { rows } = await portal.db.execute(
    sql`select action, detail ->> 'order_id' as id from audit_log where entity_id = ${unitId}`,
  );
  expect(rows).toEqual([{ action: 'package.ordered', id: orderId }]);
  const pdf = await caller.get(`/package-orders/${orderId}/download`);
  expect(pdf.headers['content-type']).toBe('application/pdf');
  const lines = (await pdfPages(pdf.rawPayload)).flat();
  for (const said of ['Auftrag: Paket Premium', '8.400,00\u00A0AED im Jahr', 'Widerrufsrecht']) {
    expect(lines).toContain(said);
  }
  expect(lines.join(' ')).toContain('http://localhost:3000/withdrawal');
  const stranger = await portal.as(await anInvestor(portal.db));
  expect((await stranger.get(`/package-orders/${orderId}/download`)).statusCode).toBe(404);
});

test('what a company orders is confirmed to the company', async () => {
  const company_name = 'Becker Holding GmbH';
  const company = {
    investor_type: 'company',
    company_name,
    company_registration: 'HRB 1',
  } as const;
  await portal.db.update(investors).set(company).where(eq(investors.id, anna.id));
  const { order_id } = (await order('basic')).json();
  expect(await mailsTo(portal.db, anna.email)).toMatchObject([
    { values: { first_name: 'Test', company_name } },
  ]);
  const pdf = await caller.get(`/package-orders/${order_id}/download`);
  expect((await pdfPages(pdf.rawPayload)).flat()).toContain(company_name);
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

test('terms that are others by now are refused, and nothing is ordered', async () => {
  const { offers } = await read();
  const [basic] = offers;
  const cheaper = { ...basic, price: { ...basic?.price, fee: { amount: 1, currency: 'AED' } } };
  const refused = [
    await order('basic', { change: { terms: cheaper } }),
    await order('basic', { change: { version: 3 } }),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'package.terms_changed'],
    [409, 'changed_meanwhile'],
  ]);
  await order('basic');
  const again = await order('premium', { change: { terms: { ...basic } } });
  expect(again.json().code).toBe('package.not_offered');
  expect(await mailsTo(portal.db, anna.email)).toHaveLength(1);
});

test('of two owners who order at the same moment one does; the other reads what was chosen', async () => {
  const ben = await anInvestor(portal.db);
  const id = await aUnit(portal.db, {
    handed_over_on: '2024-05-01',
    owners: [
      { investor: anna, share_bps: 4_000 },
      { investor: ben, share_bps: 6_000 },
    ],
  });
  const bens = await portal.as(ben);
  const answers = await Promise.all([
    order('basic', { id }),
    order('premium', { id, by: bens, change: { version: 0 } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const [annas, his] = [await read(caller, id), await read(bens, id)];
  expect(chosenOf(annas)).toEqual(chosenOf(his));
  expect([annas, his].filter(({ present }) => present?.order_id)).toHaveLength(1);
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

test('the PDF names whoever ordered in full, however long the name is', async () => {
  const [first_name, last_name] = ['Maximiliane Friederike', 'Freifrau von Waldburg-Zeil-Hohenems'];
  const investor = await anInvestor(portal.db, { first_name, last_name });
  const id = await aUnit(portal.db, {
    handed_over_on: '2024-05-01',
    owners: [{ investor }],
  });
  const by = await portal.as(investor);
  const orderId = randomUUID();
  await order('basic', { by, id, orderId });
  const pdf = await by.get(`/package-orders/${orderId}/download`);
  expect((await pdfPages(pdf.rawPayload)).flat()).toContain(`${first_name} ${last_name}`);
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
