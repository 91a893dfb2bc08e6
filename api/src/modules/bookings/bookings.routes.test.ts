import { randomUUID } from 'node:crypto';
import type { BookingList } from '@manzil/shared/contract/bookings/bookings';
import { splitAmount } from '@manzil/shared/domain/money';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { bookAll } from '../../../testing/money';
import { aBooking, aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { documents } from '../documents/documents.table';
import { journalLines, journals, ledgerAccounts } from './ledger.table';

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db);
  caller = await portal.as(anna);
});

const aUnitOf = (investor: TestInvestor, overrides: object = {}) =>
  aUnit(portal.db, { owners: [{ investor }], ...overrides });
const list = async (query = '', by = caller): Promise<BookingList> =>
  (await by.get(`/bookings?${query}`)).json();
const idsOf = ({ items }: BookingList) => items.map(({ booking_id }) => booking_id);

test('an investor without bookings gets an empty page', async () => {
  expect(await list()).toEqual({
    items: [],
    page_size: 50,
    has_more: false,
    next_cursor: null,
    found: null,
    leads: null,
  });
});

test('a booking has its day, unit, category, text, amount, balance and receipt', async () => {
  const property_id = await aProperty(portal.db, { name: 'Marina Walk Tower' });
  const unitId = await aUnitOf(anna, { property_id, unit_no: '2304' });
  const [invoice] = await portal.db
    .insert(documents)
    .values({
      investor_id: anna.id,
      document_type: 'invoice',
      status: 'accepted',
      uploaded_on: '2026-10-02',
    })
    .returning();
  const booking = { investor: anna, unitId };
  await aBooking(portal.db, { ...booking, on: '2026-10-01', category: 'rent', amount: 3_000_000 });
  const id = await aBooking(portal.db, {
    ...booking,
    on: '2026-10-02',
    category: 'maintenance',
    amount: -68_000,
    text: { de: 'Klimaanlage gewartet', en: 'Air conditioning serviced' },
    document_id: invoice!.id,
  });
  const expected = {
    booking_id: id,
    on: '2026-10-02',
    unit: { unit_id: unitId, property_name: 'Marina Walk Tower', unit_no: '2304' },
    category: 'maintenance',
    text: 'Klimaanlage gewartet',
    amount: { amount: -68_000, currency: 'AED' },
    balance: { amount: 2_932_000, currency: 'AED' },
    document_id: invoice!.id,
    corrects: null,
    corrected_by: null,
    question: null,
  };
  expect((await list()).items[0]).toEqual(expected);
  expect((await list('language=en')).items[0]).toEqual({
    ...expected,
    text: 'Air conditioning serviced',
  });
});

test('the receipt of somebody else is not named', async () => {
  const ben = await anInvestor(portal.db);
  const [invoice] = await portal.db
    .insert(documents)
    .values({
      investor_id: ben.id,
      document_type: 'invoice',
      status: 'accepted',
      uploaded_on: '2026-10-02',
    })
    .returning();
  const unitId = await aUnitOf(anna);
  const document_id = invoice!.id;
  await aBooking(portal.db, {
    investor: anna,
    unitId,
    on: '2026-10-02',
    category: 'insurance',
    amount: -1,
    document_id,
  });
  expect((await list()).items[0]?.document_id).toBeNull();
  expect((await caller.get('/bookings.csv?year=2026')).body).not.toContain(document_id);
});

test('co-owners see their shares, which sum to the whole', async () => {
  const ben = await anInvestor(portal.db);
  const unitId = await aUnit(portal.db, {
    owners: [
      { investor: anna, share_bps: 6_667 },
      { investor: ben, share_bps: 3_333 },
    ],
  });
  const [annas = 0, bens = 0] = splitAmount(1_000_001, [6_667, 3_333]);
  const rent = { unitId, on: '2026-10-01', category: 'rent' } as const;
  await aBooking(portal.db, { ...rent, investor: anna, amount: annas });
  await aBooking(portal.db, { ...rent, investor: ben, amount: bens });
  const amounts = [(await list()).items, (await list('', await portal.as(ben))).items].map(
    (items) => items.map(({ amount }) => amount.amount),
  );
  expect(amounts).toEqual([[666_701], [333_300]]);
});

test('another investor’s bookings are neither listed, nor counted, nor reached by unit or cursor', async () => {
  const ben = await anInvestor(portal.db);
  const [annas, bens] = [await aUnitOf(anna), await aUnitOf(ben)];
  const rent = { on: '2026-10-01', category: 'rent', amount: 500 } as const;
  await aBooking(portal.db, { ...rent, investor: anna, unitId: annas });
  const foreign = await aBooking(portal.db, {
    ...rent,
    investor: ben,
    unitId: bens,
    on: '2026-10-02',
  });
  expect((await list()).items.map(({ balance }) => balance.amount)).toEqual([500]);
  expect((await list(`unit_id=${bens}`)).items).toEqual([]);
  expect((await list(`unit_id=${randomUUID()}`)).items).toEqual([]);
  expect(idsOf(await list(`cursor=${foreign}`))).toEqual(idsOf(await list()));
  expect(
    (await caller.get(`/bookings.csv?year=2026&unit_id=${bens}`)).body.split('\r\n'),
  ).toHaveLength(2);
});

test('bookings in dirhams and in euros have balances of their own', async () => {
  const unitId = await aUnitOf(anna);
  await aBooking(portal.db, {
    investor: anna,
    unitId,
    on: '2026-10-01',
    category: 'rent',
    amount: 700,
  });
  const [account, counter] = [randomUUID(), randomUUID()];
  await portal.db.insert(ledgerAccounts).values([
    { id: account, owner_scope: 'investor', investor_id: anna.id, unit_id: null, currency: 'EUR' },
    { id: counter, owner_scope: 'reserve', investor_id: anna.id, unit_id: null, currency: 'EUR' },
  ]);
  await portal.db.transaction(async (tx) => {
    const id = randomUUID();
    const day = { booked_on: '2026-10-02', value_date: '2026-10-02' };
    await tx
      .insert(journals)
      .values({ id, ...day, kind: 'correction', source: 'manual', text_de: 'x', text_en: 'x' });
    const line = {
      journal_id: id,
      value_date: '2026-10-02',
      currency: 'EUR',
      category: 'reserve',
    } as const;
    await tx.insert(journalLines).values([
      { ...line, line_no: 1, account_id: account, amount_minor: 9 },
      { ...line, line_no: 2, account_id: counter, amount_minor: -9 },
    ]);
  });
  expect((await list()).items.map(({ unit, balance }) => [unit === null, balance])).toEqual([
    [true, { amount: 9, currency: 'EUR' }],
    [false, { amount: 700, currency: 'AED' }],
  ]);
});

test('takes one statement, the session with it, which reads no table from start to end', async () => {
  const unitIds = [await aUnitOf(anna), await aUnitOf(anna)];
  const rows = Array.from({ length: 60 }, (_, index) => ({
    unit: index % 2,
    on: '2026-10-01',
    amount: 1,
    category: 'rent' as const,
  }));
  await bookAll(portal.db, anna, unitIds, rows);
  const { next_cursor } = await list();
  for (const url of [
    '/bookings?language=de',
    `/bookings?language=de&cursor=${next_cursor}`,
    `/bookings?language=de&unit_id=${unitIds[0]}&year=2026&month=10&category=rent`,
    '/bookings.csv?language=de&year=2026',
  ]) {
    const statements = await statementsOf(() => caller.get(url));
    expect([url, statements.length]).toEqual([url, 1]);
    for (const statement of statements) {
      expect(await scannedTables(portal.db, statement, { enable_seqscan: 'off' })).toEqual([]);
    }
  }
});
