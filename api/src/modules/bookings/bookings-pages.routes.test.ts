import type { Booking, BookingList } from '@manzil/shared/contract/bookings/bookings';
import { chosen } from '@manzil/shared/testing/ring';
import fc from 'fast-check';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { bookAll } from '../../../testing/money';
import { aBooking, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

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

/** Every booking, page by page; `between` runs after each page. */
async function allPages(query = '', between: () => Promise<unknown> = async () => undefined) {
  const items: Booking[] = [];
  let cursor: string | null = null;
  do {
    const page: BookingList = await list(`${query}${cursor ? `&cursor=${cursor}` : ''}`);
    items.push(...page.items);
    expect(page.has_more).toBe(page.next_cursor !== null);
    cursor = page.next_cursor;
    await between();
  } while (cursor);
  return items;
}

describe('filters', () => {
  let units: string[];
  beforeEach(async () => {
    units = [await aUnitOf(anna), await aUnitOf(anna)];
    const [first = '', second = ''] = units;
    for (const [unitId, on, category, amount] of [
      [first, '2025-12-31', 'rent', 100],
      [first, '2026-01-01', 'rent', 200],
      [second, '2026-02-28', 'maintenance', -50],
      [second, '2026-03-01', 'rent', 400],
    ] as const) {
      await aBooking(portal.db, { investor: anna, unitId, on, category, amount });
    }
  });
  const shown = async (query: string) =>
    (await list(query)).items.map(({ on, balance }) => [on, balance.amount]);

  test('a filter leaves bookings out, not their part of the balance', async () => {
    expect(await shown('year=2026')).toEqual([
      ['2026-03-01', 650],
      ['2026-02-28', 250],
      ['2026-01-01', 300],
    ]);
    expect(await shown('year=2026&month=2')).toEqual([['2026-02-28', 250]]);
    expect(await shown('category=rent')).toEqual([
      ['2026-03-01', 650],
      ['2026-01-01', 300],
      ['2025-12-31', 100],
    ]);
    expect(await shown(`unit_id=${units[0]}`)).toEqual([
      ['2026-01-01', 300],
      ['2025-12-31', 100],
    ]);
    expect(await shown(`unit_id=${units[1]}&category=rent&year=2026&month=3`)).toEqual([
      ['2026-03-01', 650],
    ]);
    expect(await shown('year=2024')).toEqual([]);
  });

  test.each([
    'month=2',
    'year=1999',
    'year=2026&month=13',
    'year=2026&month=0',
    'year=abc',
    'category=rents',
    'unit_id=1',
    'cursor=',
    'cursor=2026-10-01',
    'cursor=2026-02-30_00000000-0000-4000-8000-000000000001_1',
    'cursor=0000-01-01_00000000-0000-4000-8000-000000000001_1',
    'cursor=2026-02-28_00000000-0000-4000-8000-000000000001_2147483648',
    'cursor=2026-02-28_00000000-0000-4000-8000-000000000001_1%27',
    'page=1',
    'year=2026&year=2025',
  ])('?%s is refused', async (query) => {
    const answer = await caller.get(`/bookings?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'request.invalid']);
  });
});

describe('pages', () => {
  const day = fc.integer({ min: 0, max: 60 }).map((offset) => {
    const date = new Date(Date.UTC(2026, 0, 1 + offset));
    return date.toISOString().slice(0, 10);
  });
  const row = fc.record({
    unit: fc.integer({ min: 0, max: 2 }),
    on: day,
    amount: fc.integer({ min: -5_000_000, max: 5_000_000 }).filter((amount) => amount !== 0),
    category: fc.constantFrom('rent' as const, 'maintenance' as const),
  });

  test('the balance is the sum of all bookings up to each, on every page and under every filter', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 130 }), async (rows) => {
        const investor = await anInvestor(portal.db);
        caller = await portal.as(investor);
        const unitIds = [await aUnitOf(investor), await aUnitOf(investor), await aUnitOf(investor)];
        await bookAll(portal.db, investor, unitIds, rows);

        const items = await allPages();
        expect(items).toHaveLength(rows.length);
        const earliestFirst = [...items].reverse();
        const position = ({ booking_id }: Booking) => booking_id;
        expect(earliestFirst.map(position)).toEqual(items.map(position).sort());
        let held = 0;
        const balances = new Map<string, number>();
        for (const { booking_id, amount, balance } of earliestFirst) {
          held += amount.amount;
          balances.set(booking_id, held);
          expect(balance.amount).toBe(held);
        }
        const wanted = ({ unit, category }: Booking) =>
          unit?.unit_id === unitIds[0] && category === 'rent';
        const filtered = await allPages(`unit_id=${unitIds[0]}&category=rent`);
        expect(filtered).toEqual(items.filter(wanted));
        for (const { booking_id, balance } of filtered) {
          expect(balance.amount).toBe(balances.get(booking_id));
        }
      }),
      { numRuns: chosen(4, 20) },
    );
  }, 60_000);

  test('of fifty end with the last booking, and what is booked meanwhile repeats or hides none', async () => {
    const unitId = await aUnitOf(anna);
    const rows = Array.from({ length: 150 }, (_, index) => ({
      unit: 0,
      on: `2026-10-${String((index % 28) + 1).padStart(2, '0')}`,
      amount: index + 1,
      category: 'rent' as const,
    }));
    await bookAll(portal.db, anna, [unitId], rows);
    const before = await allPages();
    expect(before).toHaveLength(150);
    const pages = await allPages('', async () => {
      for (const on of ['2026-11-01', '2026-10-28']) {
        await aBooking(portal.db, { investor: anna, unitId, on, category: 'late_fee', amount: 1 });
      }
    });
    const ids = pages.map(({ booking_id }) => booking_id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { booking_id } of before) expect(ids).toContain(booking_id);
  });

  test('exactly fifty bookings are one page', async () => {
    const unitId = await aUnitOf(anna);
    const rent = { unit: 0, on: '2026-10-01', amount: 5, category: 'rent' as const };
    await bookAll(portal.db, anna, [unitId], Array(50).fill(rent));
    expect(await list()).toMatchObject({ has_more: false, next_cursor: null });
  });
});
