import type { Statement, StatementList } from '@manzil/shared/contract/statements/statements';
import type { LedgerCategory } from '@manzil/shared/domain/ledger-category';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { publishStatement } from './publish-statement.usecase';
import { reopenMonth } from './reopen-month.usecase';

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

const publish = (period: string) =>
  publishStatement(
    { db: portal.service, ...portal.stored, now: NOON },
    { investorId: anna.id, currency: AED, period, actor: OPERATOR },
  );
const reopen = (period: string) =>
  reopenMonth(portal.service, { investorId: anna.id, currency: AED, period, actor: OPERATOR });
const book = (on: string, category: LedgerCategory, amount: number, unit = unitId) =>
  aBooking(portal.db, { investor: anna, unitId: unit, on, category, amount });
const list = async (): Promise<StatementList> => (await caller.get('/statements')).json();
const detail = async (id: string, query = ''): Promise<Statement> =>
  (await caller.get(`/statements/${id}${query}`)).json();
const aed = (amount: number) => ({ amount, currency: AED });

const refused = (code: string) => ({ definition: { code } });

test('a month is closed once it is over in Dubai, and each after the one before', async () => {
  await book('2026-08-15', 'rent', 100);
  await expect(publish('2026-11')).rejects.toMatchObject(refused('statement.month_running'));
  await publish('2026-08');
  await expect(publish('2026-08')).rejects.toMatchObject(refused('statement.month_closed'));
  await expect(publish('2026-07')).rejects.toMatchObject(refused('statement.month_closed'));
  await expect(publish('2026-10')).rejects.toMatchObject(refused('statement.month_skipped'));
  await publish('2026-09');
  expect(
    (await list()).items.map(({ period, figures }) => [period, figures.closing.amount]),
  ).toEqual([
    ['2026-09', 100],
    ['2026-08', 100],
  ]);
});

test('who has no account gets no statement', async () => {
  await expect(publish('2026-10')).rejects.toMatchObject(refused('statement.account_missing'));
});

test('a closed month takes no booking of this investor, others do', async () => {
  const ben = await anInvestor(portal.db);
  const shared = await aUnit(portal.db, { owners: [{ investor: ben }] });
  await book('2026-10-01', 'rent', 100);
  await publish('2026-10');
  await expect(book('2026-10-31', 'rent', 1)).rejects.toMatchObject({
    cause: { constraint: 'journal_lines_open_month' },
  });
  await book('2026-11-01', 'rent', 1);
  await aBooking(portal.db, {
    investor: ben,
    unitId: shared,
    on: '2026-10-31',
    category: 'rent',
    amount: 1,
  });
});

test('a month that is reopened is booked again, and its new statement supersedes the first', async () => {
  await book('2026-09-10', 'rent', 100);
  await publish('2026-09');
  await book('2026-10-10', 'rent', 200);
  const first = await publish('2026-10');
  await expect(reopen('2026-09')).rejects.toMatchObject(refused('statement.month_not_newest'));
  await reopen('2026-10');
  await book('2026-10-11', 'maintenance', -30);
  await expect(book('2026-09-30', 'rent', 1)).rejects.toMatchObject({
    cause: { constraint: 'journal_lines_open_month' },
  });
  const second = await publish('2026-10');
  expect(await detail(second.statement_id)).toMatchObject({
    status: 'corrected',
    supersedes: first,
    superseded_by: null,
    figures: { opening: aed(100), closing: aed(270) },
  });
  expect(await detail(first.statement_id)).toMatchObject({
    status: 'superseded',
    supersedes: null,
    superseded_by: second,
    figures: { closing: aed(300) },
  });
  expect((await list()).items.map(({ period, status }) => [period, status]).sort()).toEqual([
    ['2026-09', 'published'],
    ['2026-10', 'corrected'],
    ['2026-10', 'superseded'],
  ]);
});

test('a line of several bookings says how many the month has got since, one of a single booking not', async () => {
  await book('2026-10-02', 'maintenance', -10);
  await book('2026-10-03', 'maintenance', -20);
  await book('2026-10-04', 'rent', 100);
  const first = await publish('2026-10');
  await book('2026-11-01', 'maintenance', -5);
  const lines = async () =>
    (await detail(first.statement_id)).units[0]?.lines.map((line) => [
      line.category,
      line.bookings,
      line.booked_since,
    ]);
  expect(await lines()).toEqual([
    ['rent', 1, undefined],
    ['maintenance', 2, undefined],
  ]);
  await reopen('2026-10');
  await book('2026-10-11', 'maintenance', -30);
  await book('2026-10-12', 'rent', 7);
  const later = [
    ['rent', 1, undefined],
    ['maintenance', 2, 1],
  ];
  expect(await lines()).toEqual(later);
  const second = await publish('2026-10');
  expect(await lines()).toEqual(later);
  expect((await detail(second.statement_id)).units[0]?.lines).toEqual([
    expect.not.objectContaining({ booked_since: expect.anything() }),
    expect.not.objectContaining({ booked_since: expect.anything() }),
  ]);
});
