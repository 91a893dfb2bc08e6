import { randomUUID } from 'node:crypto';
import type { BookingList } from '@manzil/shared/contract/bookings/bookings';
import { eq } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aBooking, aUnit, NOON, TODAY } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { journalLines, journals } from './ledger.table';

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

const list = async (query: Record<string, string>): Promise<BookingList> =>
  (await caller.get(`/bookings?${new URLSearchParams(query)}`)).json();
const book = (
  on: string,
  category: 'rent' | 'management_fee' | 'deposit_in',
  amount: number,
  de = 'x',
) =>
  aBooking(portal.db, {
    investor: anna,
    unitId,
    on,
    category,
    amount,
    text: { de, en: `en ${de}` },
  });
const daysOf = ({ items }: BookingList) => items.map(({ on }) => on);
const sumOf = ({ found }: BookingList) => found?.map(({ count, sum }) => [count, sum.amount]);

test('the first page of a filter says how many it finds and what they come to', async () => {
  for (let day = 1; day <= 28; day += 1)
    for (const amount of [100, 200]) {
      await book(`2026-02-${String(day).padStart(2, '0')}`, 'rent', amount);
    }
  await book('2026-03-01', 'rent', 5);
  const first = await list({ to: '2026-02-28' });
  expect([first.items.length, sumOf(first)]).toEqual([50, [[56, 8_400]]]);
  const rest = await list({ to: '2026-02-28', cursor: first.next_cursor ?? '' });
  expect([rest.items.length, rest.found]).toEqual([6, null]);
  expect((await list({})).found).toBeNull();
  expect(sumOf(await list({ category: 'court' }))).toEqual([]);
});

test('the bookings that a figure counts come to the figure', async () => {
  await book('2025-11-30', 'rent', 7);
  await book('2025-12-01', 'rent', 4_000_000);
  await book('2026-05-02', 'management_fee', -280_001);
  await book('2026-05-03', 'deposit_in', 200_000);
  const { figures } = (await caller.get('/dashboard?period=12_months')).json();
  const period = { from: '2025-12-01', to: TODAY };
  expect(sumOf(await list({ ...period, group: 'rent' }))).toEqual([[1, figures.rent.amount]]);
  expect(sumOf(await list({ ...period, group: 'cost' }))).toEqual([[1, -figures.costs.amount]]);
  expect(sumOf(await list({ ...period, group: 'net' }))).toEqual([
    [2, figures.rent.amount - figures.costs.amount],
  ]);
});

test('what belongs to no unit is found by that, as a list and as a file', async () => {
  await book('2026-01-01', 'rent', 100);
  await aBooking(portal.db, {
    investor: anna,
    unitId: null,
    on: '2026-01-02',
    category: 'payout',
    amount: -60,
  });
  const found = await list({ unit_id: 'none' });
  expect([daysOf(found), sumOf(found)]).toEqual([['2026-01-02'], [[1, -60]]]);
  const file = await caller.get('/bookings.csv?unit_id=none&language=en');
  expect(file.body.trim().split('\n')).toHaveLength(2);
});

test('words are found in text and category, in any order, in the language that is read', async () => {
  await book('2026-01-01', 'rent', 100, 'Scheck 1 von 4, 7 % Skonto');
  await book('2026-01-02', 'management_fee', -100, 'Scheck_2');
  const found = async (search: string, language = 'de') => daysOf(await list({ search, language }));
  expect(await found('SCHECK')).toEqual(['2026-01-02', '2026-01-01']);
  expect(await found('von miete')).toEqual(['2026-01-01']);
  expect(await found('7 %')).toEqual(['2026-01-01']);
  expect(await found('scheck_')).toEqual(['2026-01-02']);
  expect(await found('management', 'en')).toEqual(['2026-01-02']);
  expect(await found('management')).toEqual([]);
});

test('an amount is found as it is written, with and without its sign', async () => {
  await book('2026-01-01', 'rent', 231_550);
  await book('2026-01-02', 'rent', -231_500);
  const found = async (search: string) => daysOf(await list({ search }));
  expect(await found('2.315')).toEqual(['2026-01-02', '2026-01-01']);
  expect(await found('2.315,50 AED')).toEqual(['2026-01-01']);
  expect(await found('-2315')).toEqual(['2026-01-02']);
});

test('a correction and what it takes back lead to one another', async () => {
  const wrong = await book('2026-01-12', 'rent', -284_000);
  await book('2026-01-13', 'rent', 1);
  const right = await reverse(wrong, '2026-01-19');
  const [first, , last] = (await list({})).items;
  expect(first).toMatchObject({
    corrects: { booking_id: wrong, on: '2026-01-12' },
    corrected_by: null,
  });
  expect(last).toMatchObject({
    corrects: null,
    corrected_by: { booking_id: right, on: '2026-01-19' },
  });
  for (const booking_id of [wrong, right]) {
    expect(daysOf(await list({ booking_id }))).toEqual(['2026-01-19', '2026-01-12']);
  }
});

test('somebody else’s booking opens nothing', async () => {
  const theirs = await book('2026-01-12', 'rent', 5);
  caller = await portal.as(await anInvestor(portal.db));
  expect((await list({ booking_id: theirs })).items).toEqual([]);
});

test.each([{ search: 'Scheck 2' }, { search: '2.315,00' }, { group: 'net' }, { unit_id: 'none' }])(
  '%j is one statement that reads no table from start to end',
  async (query) => {
    await book('2026-01-12', 'rent', 5);
    const url = `/bookings?language=de&${new URLSearchParams(query as Record<string, string>)}`;
    const statements = await statementsOf(() => caller.get(url));
    expect(statements).toHaveLength(1);
    for (const statement of statements)
      expect(await scannedTables(portal.db, statement, { enable_seqscan: 'off' })).toEqual([]);
  },
);

test.each([
  'unit_id=nobody',
  'search=',
  `search=${'x'.repeat(101)}`,
  'search=%00',
  'group=gold',
  'from=2026-02-30',
])('?%s is refused', async (query) => {
  expect((await caller.get(`/bookings?${query}`)).statusCode).toBe(422);
});

/** Takes a booking back, on another day. */
async function reverse(bookingId: string, on: string): Promise<string> {
  const [, wrong = ''] = bookingId.split('_');
  const id = randomUUID();
  await portal.db.transaction(async (tx) => {
    const lines = await tx.select().from(journalLines).where(eq(journalLines.journal_id, wrong));
    await tx.insert(journals).values({
      id,
      booked_on: on,
      value_date: on,
      kind: 'correction',
      source: 'manual',
      text_de: 'Korrektur',
      text_en: 'Correction',
      reverses_id: wrong,
    });
    await tx.insert(journalLines).values(
      lines.map((line) => ({
        ...line,
        journal_id: id,
        value_date: on,
        amount_minor: -line.amount_minor,
      })),
    );
  });
  return `${on}_${id}_1`;
}
