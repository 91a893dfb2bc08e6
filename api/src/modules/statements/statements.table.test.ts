import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { publisherOf } from '../../../testing/money';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type TestApp } from '../../../testing/test-app';
import { statementLines, statements } from './statements.table';

let portal: TestApp;
let anna: TestInvestor;
let id: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  anna = await anInvestor(portal.db);
  const unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
  await aBooking(portal.db, {
    investor: anna,
    unitId,
    on: '2026-10-01',
    category: 'rent',
    amount: 100,
  });
  id = (await publisherOf(portal)(anna, '2026-10')).statement_id;
});

test.each([
  'update statements set closing_minor = closing_minor',
  'update statements set sha256 = sha256',
  'delete from statements',
  'truncate statements cascade',
  'update statement_lines set amount_minor = 1',
  'delete from statement_lines',
  'truncate statement_lines',
  'update fx_rates set rate = 1',
  'delete from fx_rates',
])('%s is refused, to the owner of the tables too', async (statement) => {
  await expect(portal.db.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '23001' },
  });
});

test('no line joins later', async () => {
  const line = (
    await portal.db.select().from(statementLines).where(eq(statementLines.statement_id, id))
  )[0]!;
  await expect(
    portal.db
      .insert(statementLines)
      .values({ ...line, position: 2, category: 'legal', amount_minor: 0 }),
  ).rejects.toMatchObject({ cause: { code: '23001' } });
});

test('a statement whose lines do not add up is not stored', async () => {
  const [row] = await portal.db.select().from(statements).where(eq(statements.id, id));
  const copy = {
    ...row!,
    id: randomUUID(),
    no: 'MZ-2026-999999',
    pdf_key: 'statements/aa/bb',
    supersedes_id: id,
  };
  await expect(portal.db.insert(statements).values(copy)).rejects.toMatchObject({
    cause: { constraint: 'statement_lines_sum' },
  });
  await expect(
    portal.db.insert(statements).values({ ...copy, income_minor: 101 }),
  ).rejects.toMatchObject({ cause: { code: '23514' } });
});

test('a month has one statement, however it is written', async () => {
  const [row] = await portal.db.select().from(statements).where(eq(statements.id, id));
  await expect(
    portal.db
      .insert(statements)
      .values({ ...row!, id: randomUUID(), no: 'MZ-2026-999998', pdf_key: 'statements/aa/cc' }),
  ).rejects.toMatchObject({ cause: { constraint: 'statements_original' } });
});
