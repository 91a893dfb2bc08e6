import type { NewsItem } from '@manzil/shared/contract/news/news';
import { eq, sql } from 'drizzle-orm';
import { aBookingQuestion } from '../../../testing/booking-questions';
import { aDocument } from '../../../testing/documents';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aScheduledPayout, aStatementRow } from '../../../testing/money';
import { anUpdate } from '../../../testing/photos';
import { aBooking, aProperty, aTenancy, aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { visits } from '../../identity/visits.table';
import { bookingMessages } from '../booking-questions/booking-questions.table';
import { payouts } from '../payouts/payouts.table';
import { rentCheques } from '../units/tenancies.table';

const LAST_VISIT = new Date('2026-11-12T08:00:00Z');
const BEFORE = new Date('2026-11-11T08:00:00Z');
const AFTER = new Date('2026-11-20T08:00:00Z');

let portal: TestApp;
let owner: TestInvestor;
let property_id: number;
let unitId: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  owner = await came(LAST_VISIT);
  property_id = await aProperty(portal.db, { name: 'Creek Lantern' });
  unitId = await aUnit(portal.db, { property_id, unit_no: '705', owners: [{ investor: owner }] });
});

async function came(previous_at: Date | null): Promise<TestInvestor> {
  const investor = await anInvestor(portal.db);
  await portal.db.insert(visits).values({ investor_id: investor.id, previous_at });
  return investor;
}
const news = async (investor = owner) => (await (await portal.as(investor)).get('/news')).json();
const told = async (): Promise<NewsItem[]> => (await news()).items;
/** What is booked is entered now. */
const book = (category: 'rent' | 'maintenance', reverses_id?: string) =>
  aBooking(portal.db, {
    ...{ investor: owner, unitId, category, reverses_id },
    on: new Date().toISOString().slice(0, 10),
    amount: reverses_id ? -500 : 500,
  });

test('a statement since the last visit is told, one from before is not', async () => {
  const row = { investor: owner, unitId, mark: 'x' };
  await aStatementRow(portal.db, { ...row, no: 'MZ-2026-000001', published_at: BEFORE });
  expect(await news()).toEqual({ since: '2026-11-12', items: [] });
  const id = await aStatementRow(portal.db, {
    ...{ ...row, no: 'MZ-2026-000002', pdf_key: 'statements/00/other', published_at: AFTER },
    ...{ period_from: '2026-09-01', period_to: '2026-09-30' },
  });
  expect(await told()).toEqual([
    { kind: 'statement_published', count: 1, on: '2026-11-20', id, about: '2026-09' },
  ]);
});

test('payouts that arrived and that did not are two kinds', async () => {
  const settle = async (
    status: 'paid' | 'failed' | 'returned',
    updated_at: Date,
    value_date = TODAY,
  ) => {
    const id = await aScheduledPayout(portal.db, { investor: owner, mark: 'x' });
    const end = {
      ...(status !== 'failed' && { credited_minor: 1, value_date }),
      ...(status !== 'failed' && ({ fx_rate: '4.0', fx_source: 'bank', fx_as_of: TODAY } as const)),
      ...(status !== 'paid' && ({ failure_reason: 'other' } as const)),
    };
    await portal.db
      .update(payouts)
      .set({ status, updated_at, ...end })
      .where(eq(payouts.id, id));
    return id;
  };
  await settle('failed', BEFORE);
  await settle('paid', AFTER, '2026-10-11');
  await settle('failed', new Date('2026-11-14T08:00:00Z'));
  const returned = await settle('returned', new Date('2026-11-15T08:00:00Z'));
  const paid = await settle('paid', AFTER);
  expect(await told()).toEqual([
    { kind: 'payout_paid', count: 1, on: '2026-11-20', id: paid, about: null },
    { kind: 'payout_failed', count: 2, on: '2026-11-15', id: returned, about: null },
  ]);
});

test('rents count by when they were entered, and not once they were taken back', async () => {
  await book('rent');
  await portal.db.update(visits).set({ previous_at: sql`now()` });
  await book('rent');
  const taken = await book('rent');
  const newest = await book('rent');
  await book('rent', taken.split('_')[1]);
  expect(await told()).toEqual([
    { kind: 'rent_booked', count: 2, on: expect.any(String), id: newest, about: null },
  ]);
});

test('a bounced cheque is told until the tenant was served a notice', async () => {
  await aTenancy(portal.db, unitId, {}, [
    { due_on: '2026-11-01', status: 'bounced', bounced_on: '2026-11-15', updated_at: AFTER },
    { due_on: '2026-10-01', status: 'bounced', bounced_on: '2026-10-03', updated_at: AFTER },
    { due_on: '2026-12-01', updated_at: AFTER },
  ]);
  expect(await told()).toEqual([
    {
      ...{ kind: 'cheque_bounced', count: 1, on: '2026-11-20', id: unitId },
      about: 'Creek Lantern 705',
    },
  ]);
  await portal.db.update(rentCheques).set({ notice_served_on: '2026-11-21' });
  expect(await told()).toEqual([]);
});

test('documents are told where the office has filed, accepted or declined them', async () => {
  const reviewed = (hour: number) => ({
    investor: owner,
    reviewed_at: new Date(Date.UTC(2026, 10, 20, hour)),
  });
  const invoice = { document_type: 'invoice', uploaded_by: 'operator' } as const;
  const filed = await aDocument(portal.db, { ...reviewed(8), ...invoice });
  const accepted = await aDocument(portal.db, reviewed(7));
  const declined = await aDocument(portal.db, {
    ...{ ...reviewed(6), status: 'declined', decline_code: 'cropped' },
  });
  await aDocument(portal.db, { investor: owner, reviewed_at: BEFORE });
  await aDocument(portal.db, { investor: owner, status: 'in_review' });
  const one = { count: 1, on: '2026-11-20' };
  expect(await told()).toEqual([
    { ...one, kind: 'document_filed', id: filed, about: 'invoice' },
    { ...one, kind: 'document_accepted', id: accepted, about: 'passport' },
    { ...one, kind: 'document_declined', id: declined, about: 'passport' },
  ]);
});

test('a report from a site counts from its day on', async () => {
  const created_at = BEFORE;
  await anUpdate(portal.db, { property_id, created_at });
  await anUpdate(portal.db, { property_id, published_on: '2026-11-21', created_at });
  await anUpdate(portal.db, { property_id, published_on: '2026-11-22', created_at });
  expect(await told()).toEqual([
    {
      ...{ kind: 'report_published', count: 1, on: '2026-11-21' },
      ...{ id: String(property_id), about: 'Creek Lantern' },
    },
  ]);
});

test('of a question the office’s answer is told, however many messages it takes', async () => {
  const booking_id = await book('maintenance');
  const question_id = await aBookingQuestion(portal.db, { investor: owner, booking_id });
  expect(await told()).toEqual([]);
  const message = { question_id, author: 'office', text: 'Für die Wartung.' } as const;
  await portal.db.insert(bookingMessages).values([
    { ...message, sent_at: AFTER },
    { ...message, sent_at: AFTER },
  ]);
  expect(await told()).toEqual([
    { kind: 'question_answered', count: 1, on: '2026-11-20', id: booking_id, about: null },
  ]);
});

test('an investor on the first visit, and a stranger, are told nothing of it', async () => {
  await book('rent');
  await aDocument(portal.db, { investor: owner, reviewed_at: AFTER });
  expect(await told()).toHaveLength(2);
  expect(await news(await came(LAST_VISIT))).toEqual({ since: '2026-11-12', items: [] });
  await portal.db.update(visits).set({ previous_at: sql`null` });
  expect(await news()).toEqual({ since: null, items: [] });
});
