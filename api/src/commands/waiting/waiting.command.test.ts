import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { aUnit } from '../../../testing/portfolio';
import { investors } from '../../identity/investors.table';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import { declarations } from '../../modules/declarations/declarations.table';
import { documents } from '../../modules/documents/documents.table';
import { packageOrders, subscriptions } from '../../modules/packages/packages.table';
import { erasureRequests } from '../../modules/profile/erasure-requests.table';

let office: Operators;
const passport = randomUUID();
const account = randomUUID();
const withdrawal = randomUUID();
const cancellation = randomUUID();
let lena: TestInvestor;
let unit: string;
let order: string;

beforeAll(async () => {
  office = await operators();
  lena = await anInvestor(office.db, {
    email: 'lena@example.com',
    first_name: 'Lena',
    last_name: 'Vogt',
    investor_type: 'company',
    company_name: 'Vogt GmbH',
    company_registration: 'HRB 12345',
  });
  const investor_id = lena.id;
  const at = (day: string) => new Date(`2026-11-${day}T08:00:00Z`);
  await office.db.insert(erasureRequests).values([
    { investor_id, requested_at: at('18') },
    { investor_id, requested_at: at('01'), closed_at: at('02') },
  ]);
  const held = { investor_id, uploaded_on: '2026-11-20', valid_until: '2031-05-14' };
  await office.db.insert(documents).values([
    {
      ...held,
      id: passport,
      document_type: 'passport',
      status: 'in_review',
      created_at: at('20'),
    },
    { ...held, document_type: 'visa', status: 'accepted', created_at: at('10') },
  ]);
  unit = await aUnit(office.db, { owners: [{ investor: lena }] });
  order = randomUUID();
  await office.db.insert(packageOrders).values({
    id: order,
    investor_id,
    unit_id: unit,
    unit_label: 'Marina Walk Tower 2304',
    package_code: 'premium',
    previous_code: 'basic',
    starts_on: '2026-12-01',
    fee_bps: 700,
    vat_bps: 500,
    annual_rent_fils: 12_000_000,
    fee_fils: 840_000,
    vat_fils: 42_000,
    language: 'de',
    ordered_at: at('21'),
  });
  const declared = {
    name: 'Lena Vogt',
    email: 'Lena@example.com',
    contract: 'Premium 2304',
    language: 'de',
  } as const;
  await office.db.insert(declarations).values([
    { ...declared, id: withdrawal, kind: 'withdrawal', received_at: at('22') },
    {
      ...declared,
      id: cancellation,
      kind: 'cancellation',
      notice: 'ordinary',
      email: 'gast@example.com',
      receipt_mailed: false,
      received_at: at('23'),
    },
  ]);
  await office.db.insert(subscriptions).values({
    unit_id: unit,
    package_code: 'premium',
    starts_on: '2026-12-01',
    order_id: order,
  });
  const paid = { investor_id, iban_country: 'DE', iban_last4: '3000', currency: 'EUR' } as const;
  await office.db.insert(bankAccounts).values([
    {
      ...paid,
      id: account,
      holder_name: 'Vogt Immobilien',
      status: 'pending_verification',
      created_at: at('19'),
    },
    { ...paid, holder_name: 'Lena Vogt', status: 'replaced', created_at: at('05') },
  ]);
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const listed = async () => {
  const { code, out } = await office.manzil('waiting');
  expect(code).toBe(0);
  return out.slice(1).map((line) => line.split(/ {2,}/));
};

test('what waits for the office is printed, the longest waiting first, with the command that decides it', async () => {
  expect(await listed()).toEqual([
    [
      '2026-11-18 08:00',
      'erasure',
      'lena@example.com',
      'within a month (GDPR Art. 12)',
      'investor erase lena@example.com',
    ],
    [
      '2026-11-19 08:00',
      'bank account',
      'lena@example.com',
      'held by Vogt Immobilien, investor Vogt GmbH (Lena Vogt)',
      `bank-account review ${account}`,
    ],
    [
      '2026-11-20 08:00',
      'document',
      'lena@example.com',
      'passport, of Vogt GmbH (Lena Vogt), valid until 2031-05-14',
      `document review ${passport}`,
    ],
    [
      '2026-11-21 08:00',
      'package order',
      'lena@example.com',
      'Marina Walk Tower 2304, premium from 2026-12-01 on, in place of basic, AED 8400.00 a year, by Vogt GmbH (Lena Vogt)',
      `waiting acknowledge ${order}`,
    ],
    [
      '2026-11-22 08:00',
      'withdrawal',
      'Lena@example.com',
      `"Premium 2304", repay by 2026-12-06, by Lena Vogt, the address is that of ${lena.investor_no}, Vogt GmbH (Lena Vogt)`,
      `waiting acknowledge ${withdrawal}`,
    ],
    [
      '2026-11-23 08:00',
      'cancellation',
      'gast@example.com',
      `"Premium 2304", ordinary, as early as possible, no receipt by mail, by Lena Vogt, the address is no investor's`,
      `waiting acknowledge ${cancellation}`,
    ],
  ]);
});

test('a script gets the same, and no more than it asks for', async () => {
  const { out, notes } = await office.manzil('waiting', '--json', '--limit', '1');
  expect(JSON.parse(out.join('\n'))).toEqual([
    {
      kind: 'erasure',
      since: '2026-11-18T08:00:00.000Z',
      investor: 'lena@example.com',
      id: null,
      about: 'within a month (GDPR Art. 12)',
      decided_by: 'investor erase lena@example.com',
    },
  ]);
  expect(notes).toEqual([]);
});

const kinds = async () => (await listed()).map(([, kind]) => kind);

test('orders and declarations wait until they are acknowledged, on record with who did it', async () => {
  for (const id of [order, withdrawal, cancellation]) {
    expect((await office.manzil('waiting', 'acknowledge', id)).code).toBe(0);
  }
  expect(await kinds()).toEqual(['erasure', 'bank account', 'document']);
  const { rows } = await office.db.execute(
    sql`select actor_id, entity_type, entity_id from audit_log where action = 'waiting.acknowledged' order by id`,
  );
  expect(rows).toEqual([
    { actor_id: 'olga', entity_type: 'package_order', entity_id: order },
    { actor_id: 'olga', entity_type: 'declaration', entity_id: withdrawal },
    { actor_id: 'olga', entity_type: 'declaration', entity_id: cancellation },
  ]);
  const again = await office.manzil('waiting', 'acknowledge', order);
  expect([again.code, again.notes]).toEqual([1, [`Nothing waits with the id ${order}.`]]);
  const other = await office.manzil('waiting', 'acknowledge', passport);
  expect(other.notes).toEqual([`That is decided by: document review ${passport}.`]);
});

test('an order that is taken back waits again where it was acknowledged, and no more where it was not', async () => {
  const takeBack = (cancelled_at: Date | null) =>
    office.db.update(subscriptions).set({ cancelled_at }).where(eq(subscriptions.order_id, order));
  await takeBack(new Date());
  expect(await kinds()).not.toContain('package order');
  await takeBack(null);
  await office.manzil('waiting', 'acknowledge', order);
  await takeBack(new Date());
  expect(await kinds()).toContain('order taken back');
  await office.manzil('waiting', 'acknowledge', order);
  expect(await kinds()).not.toContain('order taken back');
});

test('who is politically exposed waits since the answer was recorded, until they are acknowledged', async () => {
  await office.db
    .update(investors)
    .set({ pep: true, nationality: 'DE' })
    .where(eq(investors.id, lena.id));
  await office.db.execute(sql`
    insert into audit_log (actor_type, actor_id, action, entity_type, entity_id, investor_id, detail)
    values ('investor', ${lena.id}, 'profile.changed', 'investor', ${lena.id}, ${lena.id}, '{"fields": ["pep"]}')`);
  expect((await listed()).at(-1)?.slice(1)).toEqual([
    'politically exposed',
    'lena@example.com',
    `Vogt GmbH (Lena Vogt), ${lena.investor_no}, national of DE`,
    `waiting acknowledge ${lena.id}`,
  ]);
  await office.manzil('waiting', 'acknowledge', lena.id);
  expect(await kinds()).not.toContain('politically exposed');
});
