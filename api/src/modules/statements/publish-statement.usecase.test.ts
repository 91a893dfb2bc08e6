import type { Statement, StatementList } from '@manzil/shared/contract/statements/statements';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { chosen } from '@manzil/shared/testing/ring';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import type { FileStore } from '../../platform/files/file-store';
import { mailOutbox } from '../../platform/mail/mail-outbox.table';
import { bankAccounts } from '../bank-accounts/bank-accounts.table';
import { investorSettings } from '../settings/investor-settings.table';
import { publishStatement } from './publish-statement.usecase';

const OPERATOR = { type: 'operator', id: 'kim' } as const;
const AED = 'AED' as const;

let portal: TestApp;
let anna: TestInvestor;
let caller: Caller;
let unitId: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db, { first_name: 'Anna', last_name: 'Becker' });
  caller = await portal.as(anna);
  const property_id = await aProperty(portal.db, { name: 'Marina Walk Tower' });
  unitId = await aUnit(portal.db, { property_id, unit_no: '2304', owners: [{ investor: anna }] });
});

const publish = (period: string, investor = anna, overrides: { files?: FileStore } = {}) =>
  publishStatement(
    { db: portal.service, ...portal.stored, ...overrides, now: NOON },
    { investorId: investor.id, currency: AED, period, actor: OPERATOR },
  );
const book = (on: string, category: LedgerCategory, amount: number, unit = unitId) =>
  aBooking(portal.db, { investor: anna, unitId: unit, on, category, amount });
const list = async (): Promise<StatementList> => (await caller.get('/statements')).json();
const detail = async (id: string, query = ''): Promise<Statement> =>
  (await caller.get(`/statements/${id}${query}`)).json();
const aed = (amount: number) => ({ amount, currency: AED });

test('a statement says what the ledger says, by unit and category', async () => {
  const other = await aUnit(portal.db, {
    property_id: await aProperty(portal.db, { name: 'Safa Terrace' }),
    unit_no: '412',
    owners: [
      { investor: anna, share_bps: 5_000 },
      { investor: await anInvestor(portal.db), share_bps: 5_000 },
    ],
  });
  await portal.db.insert(bankAccounts).values({
    investor_id: anna.id,
    holder_name: 'Anna Becker',
    iban_country: 'DE',
    iban_last4: '3000',
    currency: 'EUR',
    status: 'verified',
    usable_from: new Date('2026-01-01'),
    created_at: new Date('2026-01-01'),
  });
  await book('2026-09-30', 'owner_contribution', 50_000);
  await book('2026-10-01', 'rent', 3_000_000);
  await book('2026-10-01', 'management_fee', -210_000);
  await book('2026-10-01', 'fee_vat', -10_500);
  await book('2026-10-12', 'maintenance', -60_000);
  await book('2026-10-20', 'maintenance', -8_000);
  await book('2026-10-31', 'payout', -2_000_000);
  await book('2026-10-31', 'reserve', -100_000, other);
  await book('2026-11-01', 'rent', 77);

  const { statement_id, no } = await publish('2026-10');
  const figures = {
    opening: aed(50_000),
    income: aed(3_000_000),
    fee: aed(-210_000),
    vat: aed(-10_500),
    expense: aed(-68_000),
    reserve_delta: aed(-100_000),
    other: aed(0),
    payout: aed(-2_000_000),
    closing: aed(661_500),
  };
  const summary = {
    statement_id,
    no,
    period: '2026-10',
    period_from: '2026-10-01',
    period_to: '2026-10-31',
    status: 'published',
    published_at: '2026-11-21T08:00:00.000Z',
    figures,
  };
  expect(await list()).toEqual({ items: [summary], page: 1, page_size: 24, has_more: false });
  const line = (category: string, day: string, amount: number) => ({
    category,
    bookings: 1,
    first_on: day,
    last_on: day,
    text: 'Test',
    booking_id: expect.stringContaining(day),
    amount: aed(amount),
  });
  expect(await detail(statement_id)).toEqual({
    ...summary,
    supersedes: null,
    superseded_by: null,
    previous: null,
    payouts: [],
    iban_country: 'DE',
    iban_last4: '3000',
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    units: [
      {
        unit: { unit_id: unitId, property_name: 'Marina Walk Tower', unit_no: '2304' },
        share_bps: 10_000,
        sum: aed(711_500),
        lines: [
          line('rent', '2026-10-01', 3_000_000),
          line('management_fee', '2026-10-01', -210_000),
          line('fee_vat', '2026-10-01', -10_500),
          {
            ...line('maintenance', '2026-10-12', -68_000),
            bookings: 2,
            last_on: '2026-10-20',
            text: null,
            booking_id: null,
          },
          line('payout', '2026-10-31', -2_000_000),
        ],
      },
      {
        unit: { unit_id: other, property_name: 'Safa Terrace', unit_no: '412' },
        share_bps: 5_000,
        sum: aed(-100_000),
        lines: [line('reserve', '2026-10-31', -100_000)],
      },
    ],
  });
});

test('texts of bookings come in the language asked for', async () => {
  await aBooking(portal.db, {
    investor: anna,
    unitId,
    on: '2026-10-01',
    category: 'rent',
    amount: 1,
    text: { de: 'Scheck', en: 'Cheque' },
  });
  const { statement_id } = await publish('2026-10');
  const text = async (query: string) =>
    (await detail(statement_id, query)).units[0]?.lines[0]?.text;
  expect([await text(''), await text('?language=en')]).toEqual(['Scheck', 'Cheque']);
});

test('statements of random bookings open with the closing balance before, and their lines and figures are the ledger', async () => {
  const bookings = fc.array(
    fc.record({
      on: fc
        .integer({ min: 1, max: 90 })
        .map((day) => new Date(Date.UTC(2026, 6, day)).toISOString().slice(0, 10)),
      category: fc.constantFrom<LedgerCategory>(
        'rent',
        'letting_fee',
        'fee_vat',
        'service_charge',
        'payout',
        'correction',
        'reserve',
      ),
      amount: fc.integer({ min: -90_000_000, max: 90_000_000 }).filter((amount) => amount !== 0),
    }),
    { minLength: 1, maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(bookings, async (rows) => {
      anna = await anInvestor(portal.db);
      caller = await portal.as(anna);
      unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
      for (const { on, category, amount } of rows) await book(on, category, amount);
      let held = 0;
      for (const month of ['2026-07', '2026-08', '2026-09']) {
        const { statement_id } = await publish(month);
        const { figures, units } = await detail(statement_id);
        const inMonth = rows.filter(({ on }) => on.startsWith(month));
        const sum = (list: { amount: number }[]) =>
          list.reduce((all, { amount }) => all + amount, 0);
        expect(figures.opening.amount).toBe(held);
        held += sum(inMonth);
        expect(figures.closing.amount).toBe(held);
        const { opening, closing, ...between } = figures;
        expect(sum(Object.values(between))).toBe(closing.amount - opening.amount);
        for (const line of units.flatMap((unit) => unit.lines)) {
          const same = inMonth.filter(({ category }) => category === line.category);
          expect([line.bookings, line.amount.amount]).toEqual([same.length, sum(same)]);
        }
      }
    }),
    { numRuns: chosen(3, 30) },
  );
}, 60_000);

describe('with the statement', () => {
  test('the act is in the log and a mail without amounts is on its way', async () => {
    await book('2026-10-01', 'rent', 100);
    const { statement_id, no } = await publish('2026-10');
    const acts = await actsOn(statement_id);
    expect(acts).toMatchObject([
      {
        actor_type: 'operator',
        actor_id: 'kim',
        action: 'statement.published',
        investor_id: anna.id,
        detail: { no, period: '2026-10', currency: 'AED', supersedes: null },
      },
    ]);
    const mails = await portal.db
      .select()
      .from(mailOutbox)
      .where(eq(mailOutbox.to_address, anna.email));
    expect(mails).toMatchObject([
      {
        language: 'de',
        template: 'statement-published',
        values: { first_name: 'Anna', period: '2026-10' },
      },
    ]);
  });

  test('who wants no mails about statements gets none', async () => {
    await book('2026-10-01', 'rent', 100);
    await portal.db.insert(investorSettings).values({
      investor_id: anna.id,
      display_currency: 'aed',
      area_unit: 'sqm',
      timezone: 'Europe/Berlin',
      email_muted: ['statements'],
      version: 1,
    });
    await publish('2026-10');
    expect(await portal.db.$count(mailOutbox, eq(mailOutbox.to_address, anna.email))).toBe(0);
  });

  test('nothing of it is left where the file could not be stored', async () => {
    await book('2026-10-01', 'rent', 100);
    const full: FileStore = {
      ...portal.stored.files,
      put: () => Promise.reject(new Error('The disk is full.')),
    };
    await expect(publish('2026-10', anna, { files: full })).rejects.toThrow('The disk is full.');
    expect((await list()).items).toEqual([]);
    expect(await portal.db.$count(mailOutbox, eq(mailOutbox.to_address, anna.email))).toBe(0);
    await book('2026-10-02', 'rent', 1);
  });
});

async function actsOn(statementId: string) {
  const { rows } = await portal.db.execute<{ action: string; actor_type: string }>(
    sql`select * from audit_log where entity_type = 'statement' and entity_id = ${statementId} order by id`,
  );
  return rows;
}
