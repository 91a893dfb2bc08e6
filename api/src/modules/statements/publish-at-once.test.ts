import type { Statement, StatementList } from '@manzil/shared/contract/statements/statements';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { publisherOf } from '../../../testing/money';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import type { FileStore } from '../../platform/files/file-store';
import { statements } from './statements.table';

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
  unitId = await aUnit(portal.db, { owners: [{ investor: anna }] });
});

const publish = (period: string, investor = anna, overrides: { files?: FileStore } = {}) =>
  publisherOf(portal, overrides)(investor, period);
const book = (on: string, category: LedgerCategory, amount: number) =>
  aBooking(portal.db, { investor: anna, unitId, on, category, amount });
const list = async (): Promise<StatementList> => (await caller.get('/statements')).json();
const detail = async (id: string): Promise<Statement> =>
  (await caller.get(`/statements/${id}`)).json();

test('a publication waits for a booking under way, and has it', async () => {
  await book('2026-10-01', 'rent', 100);
  const rent = { investor: anna, unitId, category: 'rent' } as const;
  let published: ReturnType<typeof publish> | undefined;
  await portal.db.transaction(async (tx) => {
    await aBooking(tx, { ...rent, on: '2026-10-02', amount: 23 });
    published = publish('2026-10');
    await until(() => waiting());
  });
  const { statement_id } = await published!;
  expect((await detail(statement_id)).figures.income.amount).toBe(123);
});

test('a booking of the month that comes during its publication waits, and is refused', async () => {
  await book('2026-10-01', 'rent', 100);
  let late: Promise<unknown> | undefined;
  const slow: FileStore = {
    ...portal.stored.files,
    put: async (key, content) => {
      late = book('2026-10-05', 'rent', 7).catch((error: unknown) => error);
      await until(() => waiting());
      await portal.stored.files.put(key, content);
    },
  };
  const { statement_id } = await publish('2026-10', anna, { files: slow });
  expect(await late).toMatchObject({ cause: { constraint: 'journal_lines_open_month' } });
  expect((await detail(statement_id)).figures.income.amount).toBe(100);
});

test('eight publications at once, a quarter of which fail, leave no gap in the numbers', async () => {
  const full: FileStore = {
    ...portal.stored.files,
    put: () => Promise.reject(new Error('The disk is full.')),
  };
  const investors = [];
  for (let count = 0; count < 8; count += 1) {
    const investor = await anInvestor(portal.db);
    const unit = await aUnit(portal.db, { owners: [{ investor }] });
    await aBooking(portal.db, {
      investor,
      unitId: unit,
      on: '2026-10-01',
      category: 'rent',
      amount: 5,
    });
    investors.push(investor);
  }
  const before = await numbers();
  const results = await Promise.allSettled(
    investors.map((investor, index) =>
      publish('2026-10', investor, index % 4 === 0 ? { files: full } : {}),
    ),
  );
  expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  const after = await numbers();
  expect(after).toHaveLength(before.length + 6);
  expect(after).toEqual(after.map((_, index) => `MZ-2026-${String(index + 1).padStart(6, '0')}`));
  const failed = investors[0]!;
  await publish('2026-10', failed);
  expect((await numbers()).at(-1)).toBe(`MZ-2026-${String(after.length + 1).padStart(6, '0')}`);
});

test('the same month twice at once is published once', async () => {
  await book('2026-10-01', 'rent', 100);
  const results = await Promise.allSettled([publish('2026-10'), publish('2026-10')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await list()).items).toHaveLength(1);
});

const numbers = async () =>
  (await portal.db.select({ no: statements.no }).from(statements)).map(({ no }) => no).sort();
const waiting = async () => {
  const { rows } = await portal.db.execute(sql`select from pg_locks where not granted`);
  return rows.length > 0;
};

/** Waits for what another connection does; ends with the test. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setImmediate(resolve));
}
