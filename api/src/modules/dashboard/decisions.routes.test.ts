import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { addDays } from '@manzil/shared/domain/deadlines';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPlan, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { documents } from '../documents/documents.table';
import { handoverCases } from '../units/purchase.table';

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
const owned = (overrides: object = {}) =>
  aUnit(portal.db, { owners: [{ investor: owner }], ...overrides });
const aed = (amount: number) => ({ amount, currency: 'AED' });

type Document = Pick<typeof documents.$inferInsert, 'document_type'> &
  Partial<typeof documents.$inferInsert>;

async function hold(...held: Document[]): Promise<void> {
  await portal.db.insert(documents).values(
    held.map((document) => ({
      status: 'accepted' as const,
      uploaded_on: '2026-01-01',
      ...document,
      investor_id: owner.id,
    })),
  );
}

describe('the decisions', () => {
  test('name every unit that they gather, also of many', async () => {
    for (let made = 0; made < 15; made += 1)
      await aPlan(portal.db, await owned({ lifecycle: 'in_handover' }), [
        { amount_fils: 1, due_on: '2026-12-01' },
      ]);
    const [gathered] = (await dashboard()).decisions.filter(({ number }) => number > 1);
    expect(gathered).toMatchObject({ kind: 'instalment_due', number: 15 });
    expect(new Set(gathered?.members.map(({ unit_id }) => unit_id)).size).toBe(15);
  });

  test('come by day, late ones first', async () => {
    const paying = await owned({ lifecycle: 'in_handover' });
    await aPlan(portal.db, paying, [
      { amount_fils: 1, due_on: '2026-11-19' },
      { amount_fils: 2, due_on: '2026-12-01' },
      { amount_fils: 3, due_on: '2026-11-24', trigger: 'handover' },
      { amount_fils: 4, due_on: '2026-12-22' },
    ]);
    const letUnit = await owned({ lifecycle: 'let' });
    await aTenancy(portal.db, letUnit, { starts_on: '2026-03-01', ends_on: '2027-02-28' }, [
      { due_on: '2026-11-01', status: 'bounced' },
      { due_on: '2026-12-01' },
    ]);
    await hold({ document_type: 'passport' }, { document_type: 'proof-of-address' });
    const { decisions, decision_count } = await dashboard();
    expect(decision_count).toBe(5);
    expect(decisions.map(({ kind, due_on, amount }) => [kind, due_on, amount?.amount])).toEqual([
      ['cheque_bounced', '2026-11-01', 3_000_000],
      ['instalment_overdue', '2026-11-19', 1],
      ['handover_payment_due', '2026-11-24', 3],
      ['rent_notice_due', '2026-11-30', undefined],
      ['instalment_due', '2026-12-01', 2],
    ]);
    expect(decisions[1]).toMatchObject({ seq: 1, count: 4, unit: { unit_id: paying } });
  });

  test('a bounced cheque says until when the tenant can pay, where the law tells', async () => {
    const abroad = await aProperty(portal.db, { emirate: 'abu_dhabi' });
    const bounced = { status: 'bounced' as const, notice_served_on: '2026-11-10' };
    const [inDubai, elsewhere] = [await owned(), await owned({ property_id: abroad })];
    await aTenancy(portal.db, inDubai, {}, [
      { ...bounced, due_on: '2026-11-01' },
      { ...bounced, due_on: '2026-11-02', filed_on: '2026-11-20' },
      { status: 'bounced', due_on: '2026-11-03' },
    ]);
    await aTenancy(portal.db, elsewhere, {}, [{ ...bounced, due_on: '2026-11-04' }]);
    const cheques = (await dashboard()).decisions.filter(({ kind }) => kind === 'cheque_bounced');
    expect(cheques.map(({ due_on, holds_until }) => [due_on, holds_until])).toEqual([
      ['2026-11-01', '2026-12-10'],
      ['2026-11-02', null],
      ['2026-11-03', null],
      ['2026-11-04', null],
    ]);
  });

  test('of many the fifty most urgent are sent, and all are counted', async () => {
    const paying = await owned({ lifecycle: 'in_handover' });
    await aPlan(
      portal.db,
      paying,
      Array.from({ length: 52 }, (_, index) => ({
        amount_fils: index + 1,
        due_on: addDays('2026-09-01', index),
      })),
    );
    await hold({ document_type: 'passport' }, { document_type: 'proof-of-address' });
    const { decisions, decision_count } = await dashboard();
    expect([decisions.length, decision_count]).toEqual([50, 52]);
  });

  test.each([
    ['declined', { status: 'declined', decline_code: 'unreadable' }, 'document_declined', null],
    ['expired yesterday', { valid_until: '2026-11-20' }, 'document_expired', '2026-11-20'],
    ['valid through today', { valid_until: '2026-11-21' }, 'document_expiring', '2026-11-21'],
    ['valid for 60 days', { valid_until: '2027-01-20' }, 'document_expiring', '2027-01-20'],
  ] as const)('a document %s is one', async (_, change, kind, due_on) => {
    await hold({ document_type: 'passport', ...change }, { document_type: 'proof-of-address' });
    expect((await dashboard()).decisions).toEqual([
      expect.objectContaining({ kind, due_on, document_type: 'passport', unit: null }),
    ]);
    const { documents } = (await caller.get('/profile')).json();
    const passport = documents.find((each: Document) => each.document_type === 'passport');
    expect((await dashboard()).decisions[0]?.document_id).toBe(passport.document_id);
  });

  test("units' documents of a type that end on one day are one, each with its own", async () => {
    const [first, second] = [await owned({ lifecycle: 'let' }), await owned({ lifecycle: 'let' })];
    const ending = { valid_until: '2026-12-31' };
    await hold(
      { document_type: 'passport' },
      { document_type: 'proof-of-address' },
      ...[first, second].map((unit_id) => ({
        document_type: 'ejari' as const,
        unit_id,
        ...ending,
      })),
      { document_type: 'tenancy-contract', unit_id: first, ...ending },
    );
    const { decisions } = await dashboard();
    expect(decisions.map(({ document_type, number }) => [document_type, number]).sort()).toEqual([
      ['ejari', 2],
      ['tenancy-contract', 1],
    ]);
    const [ejari, contract] = ['ejari', 'tenancy-contract'].map((type) =>
      decisions.find(({ document_type }) => document_type === type),
    );
    expect(ejari).toMatchObject({ unit: null, document_id: null });
    expect(new Set(ejari?.members.map(({ document_id }) => document_id)).size).toBe(2);
    expect(contract).toMatchObject({ unit: { unit_id: first }, document_id: expect.any(String) });
  });

  test('of very many documents each that ends is counted', async () => {
    const unit_id = await owned({ lifecycle: 'let' });
    const many = (number: number, document: Omit<Document, 'unit_id'>) =>
      Array.from({ length: number }, () => ({ unit_id, ...document }));
    await hold(
      { document_type: 'passport' },
      { document_type: 'proof-of-address' },
      ...many(40, { document_type: 'ejari', valid_until: '2026-12-31', uploaded_on: '2025-12-01' }),
      ...many(500, { document_type: 'invoice', uploaded_on: '2026-11-01' }),
    );
    const { decisions } = await dashboard();
    expect(decisions).toEqual([expect.objectContaining({ document_type: 'ejari', number: 40 })]);
  });

  test('a document valid for 61 days is none, but stands in the agenda', async () => {
    await hold(
      { document_type: 'passport', valid_until: '2027-01-21' },
      { document_type: 'proof-of-address' },
    );
    const { decisions, agenda } = await dashboard();
    expect(decisions).toEqual([]);
    expect(agenda).toEqual([
      expect.objectContaining({
        kind: 'document_expiry',
        on: '2027-01-21',
        document_type: 'passport',
      }),
    ]);
  });
});

test('the agenda holds the next ninety days, in order', async () => {
  const letUnit = await owned({ lifecycle: 'let' });
  await aTenancy(portal.db, letUnit, { starts_on: '2026-03-20', ends_on: '2027-05-20' }, [
    { due_on: '2026-11-20' },
    { due_on: '2026-11-21' },
    { due_on: '2027-02-19' },
    { due_on: '2027-02-20' },
  ]);
  const buying = await owned({ lifecycle: 'under_construction' });
  await aPlan(portal.db, buying, [
    { amount_fils: 9, due_on: '2026-12-01' },
    { amount_fils: 9, due_on: '2026-11-01' },
  ]);
  const { agenda, agenda_count } = await dashboard();
  expect(agenda_count).toBe(4);
  expect(agenda.map(({ on, kind }) => [on, kind])).toEqual([
    ['2026-11-21', 'cheque'],
    ['2026-12-01', 'instalment'],
    ['2027-02-19', 'cheque'],
    ['2027-02-19', 'rent_notice'],
  ]);
  expect(agenda[0]).toMatchObject({
    seq: 2,
    count: 4,
    amount: aed(3_000_000),
    unit: { unit_id: letUnit },
  });
});

test('of a long agenda the next twenty dates are sent, and all are counted', async () => {
  const day = (index: number) => `2026-12-${String(31 - index).padStart(2, '0')}`;
  const buying = await owned({ lifecycle: 'under_construction' });
  await aPlan(
    portal.db,
    buying,
    Array.from({ length: 13 }, (_, index) => ({ amount_fils: 1, due_on: day(index) })),
  );
  const letUnit = await owned({ lifecycle: 'let' });
  await aTenancy(
    portal.db,
    letUnit,
    {},
    Array.from({ length: 12 }, (_, index) => ({ due_on: day(index) })),
  );
  const { agenda, agenda_count } = await dashboard();
  expect(agenda_count).toBe(25);
  const both = (on: string) => [`${on} cheque`, `${on} instalment`];
  expect(agenda.map(({ on, kind }) => `${on} ${kind}`)).toEqual(
    [
      '2026-12-19 instalment',
      ...Array.from({ length: 12 }, (_, index) => day(11 - index)).flatMap(both),
    ].slice(0, 20),
  );
});

test('the agenda knows the end of a tenancy and the deadline of a handover, and nothing of others', async () => {
  const other = await anInvestor(portal.db);
  const letUnit = await owned({ lifecycle: 'let' });
  await aTenancy(portal.db, letUnit, { starts_on: '2026-01-01', ends_on: '2026-12-31' });
  const theirs = await aUnit(portal.db, { owners: [{ investor: other }], lifecycle: 'let' });
  await aTenancy(portal.db, theirs, { starts_on: '2026-01-01', ends_on: '2026-12-31' });
  const handedOver = await owned({ lifecycle: 'in_handover' });
  await portal.db
    .insert(handoverCases)
    .values({ unit_id: handedOver, opened_on: '2026-11-01', deadline_on: '2026-12-05' });
  const { agenda } = await dashboard();
  expect(agenda.map(({ on, kind, unit }) => [on, kind, unit?.unit_id])).toEqual([
    ['2026-12-05', 'handover_deadline', handedOver],
    ['2026-12-31', 'tenancy_end', letUnit],
  ]);
});

test('outside Dubai no day of notice is told, but the end of the tenancy', async () => {
  const property_id = await aProperty(portal.db, { emirate: 'abu_dhabi' });
  const [ending, later] = [await owned({ property_id }), await owned({ property_id })];
  await aTenancy(portal.db, ending, { starts_on: '2025-12-16', ends_on: '2026-12-15' });
  await aTenancy(portal.db, later, { starts_on: '2026-03-01', ends_on: '2027-02-28' });
  await hold({ document_type: 'passport' }, { document_type: 'proof-of-address' });
  const { decisions, agenda } = await dashboard();
  const seen = [...decisions, ...agenda].map(({ kind, unit }) => [kind, unit?.unit_id]);
  expect(seen).toEqual([
    ['tenancy_ending', ending],
    ['tenancy_end', ending],
  ]);
});
