import { randomUUID } from 'node:crypto';
import type { StatementList } from '@manzil/shared/contract/statements/statements';
import { addMonths } from '@manzil/shared/domain/deadlines';
import { anInvestor } from '../../../testing/fixtures';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { publishStatement } from './publish-statement.usecase';

const MONTHS = Array.from({ length: 26 }, (_, index) => addMonths('2024-09-01', index).slice(0, 7));

let portal: TestApp;
let caller: Caller;

/** Twenty-six months with a statement each. */
beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  const investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
  const unitId = await aUnit(portal.db, { owners: [{ investor }] });
  await aBooking(portal.db, { investor, unitId, on: '2024-09-01', category: 'rent', amount: 5 });
  for (const period of MONTHS) {
    await publishStatement(
      { db: portal.service, ...portal.stored, now: NOON },
      { investorId: investor.id, currency: 'AED', period, actor: { type: 'system', id: null } },
    );
  }
}, 60_000);
afterAll(() => portal.close());

const list = async (query = ''): Promise<StatementList> =>
  (await caller.get(`/statements?${query}`)).json();

test('pages of twenty-four end with the first statement, the latest month first', async () => {
  const pages = [await list(), await list('page=2'), await list('page=3')];
  expect(pages.map(({ items, has_more }) => [items.length, has_more])).toEqual([
    [24, true],
    [2, false],
    [0, false],
  ]);
  expect(pages.flatMap(({ items }) => items.map(({ period }) => period))).toEqual(
    [...MONTHS].reverse(),
  );
});

test('an investor without statements gets an empty page', async () => {
  const other = await portal.as(await anInvestor(portal.db));
  expect((await other.get('/statements')).json()).toEqual({
    items: [],
    page: 1,
    page_size: 24,
    has_more: false,
  });
});

test.each(['page=0', 'page=x', 'year=2026'])('?%s is refused', async (query) => {
  expect((await caller.get(`/statements?${query}`)).statusCode).toBe(422);
});

test.each(['x', '1', randomUUID()])('%s is no statement', async (id) => {
  for (const url of [`/statements/${id}`, `/statements/${id}/download`]) {
    expect((await caller.get(url)).statusCode).toBe(404);
  }
});

test('however many there are, an answer takes few statements, which read no table from start to end', async () => {
  const [first] = (await list()).items;
  for (const [url, count] of [
    ['/statements', 1],
    [`/statements/${first?.statement_id}?language=de`, 2],
  ] as const) {
    const statements = await statementsOf(() => caller.get(url));
    expect(statements).toHaveLength(count);
    for (const statement of statements) {
      expect(await scannedTables(portal.db, statement, { enable_seqscan: 'off' })).toEqual([]);
    }
  }
});
