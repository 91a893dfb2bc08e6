import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { aBooking, aUnit } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { journalLines, journals, ledgerAccounts } from './ledger.table';

let portal: TestApp;
let accounts: string[];

beforeAll(async () => {
  portal = await buildTestApp();
  const investor = await anInvestor(portal.db);
  const unitId = await aUnit(portal.db, { owners: [{ investor }] });
  await aBooking(portal.db, { investor, unitId, on: '2026-11-01', category: 'rent', amount: 100 });
  accounts = (await portal.db.select().from(ledgerAccounts)).map(({ id }) => id);
});
afterAll(() => portal.close());

const book = (amounts: number[], value_date = '2026-11-02') =>
  portal.db.transaction(async (tx) => {
    const id = randomUUID();
    await tx.insert(journals).values({
      id,
      booked_on: '2026-11-02',
      value_date: '2026-11-02',
      kind: 'correction',
      source: 'manual',
      text_de: 'x',
      text_en: 'x',
    });
    for (const [index, amount_minor] of amounts.entries()) {
      await tx.insert(journalLines).values({
        journal_id: id,
        line_no: index + 1,
        account_id: accounts[index] ?? '',
        value_date,
        amount_minor,
        currency: 'AED',
        category: 'rent',
      });
    }
    return id;
  });

test('lines that sum to zero are stored, though each alone does not', async () => {
  const id = await book([500, -500]);
  expect(
    await portal.db.select().from(journalLines).where(eq(journalLines.journal_id, id)),
  ).toHaveLength(2);
});

test.each([[[500]], [[500, -499]]])('lines %j are refused as a whole', async (amounts) => {
  const before = await portal.db.$count(journals);
  await expect(book(amounts)).rejects.toMatchObject({
    cause: { constraint: 'journal_lines_balance' },
  });
  expect(await portal.db.$count(journals)).toBe(before);
});

test('a line cannot bear another day than its journal', async () => {
  await expect(book([500, -500], '2026-11-03')).rejects.toMatchObject({ cause: { code: '23503' } });
});

test.each([
  'update journals set text_de = text_de',
  'delete from journals',
  'truncate journals cascade',
  'update journal_lines set amount_minor = 1',
  'delete from journal_lines',
  'truncate journal_lines cascade',
])('%s is refused', async (statement) => {
  await expect(portal.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '23001' },
  });
});

test('a journal is reversed at most once', async () => {
  const reverses_id = await book([10, -10]);
  const reversal = {
    reverses_id,
    booked_on: '2026-11-02',
    value_date: '2026-11-02',
    kind: 'correction' as const,
    source: 'manual' as const,
    text_de: 'x',
    text_en: 'x',
  };
  await portal.db.insert(journals).values(reversal);
  await expect(portal.db.insert(journals).values(reversal)).rejects.toMatchObject({
    cause: { code: '23505' },
  });
});
