import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { orderOf, readPackage } from '../../../testing/package-orders';
import { pdfPages } from '../../../testing/pdf-text';
import { aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { investors } from '../../identity/investors.table';

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
