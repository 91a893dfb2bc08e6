import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import { shareOf } from '@manzil/shared/domain/money';
import { sql } from 'drizzle-orm';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aPlan, aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { newToken } from '../../identity/session-token';

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

const list = async (page = 1): Promise<UnitList> =>
  (await caller.get(`/units?page=${page}`)).json();
const owned = (overrides: object = {}) =>
  aUnit(portal.db, { owners: [{ investor: owner }], ...overrides });

describe('the list', () => {
  const zero = { amount: 0, currency: 'AED' };
  const nothing = { purchase_price: zero, annual_rent: zero, open_amount: zero };

  test('an investor without units gets an empty page and zero sums', async () => {
    expect(await list()).toEqual({
      items: [],
      page: 1,
      page_size: 24,
      has_more: false,
      next_cursor: null,
      owned: 0,
      counts: { states: [], emirates: [], properties: [] },
      totals: { count: 0, ...nothing, part: nothing },
    });
  });

  test('pages of 24 end with the last unit, and no unit appears twice', async () => {
    for (let count = 0; count < 49; count += 1) await owned();
    const pages = [await list(1), await list(2), await list(3), await list(4)];
    expect(pages.map(({ items, has_more }) => [items.length, has_more])).toEqual([
      [24, true],
      [24, true],
      [1, false],
      [0, false],
    ]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ unit_id }) => unit_id))).size).toBe(
      49,
    );
  });

  test('exactly 24 units are one page', async () => {
    for (let count = 0; count < 24; count += 1) await owned();
    expect((await list()).has_more).toBe(false);
  });

  test('a bounced cheque comes first, then what needs attention, the nearest date, the name', async () => {
    const name = async (text: string) => aProperty(portal.db, { name: text });
    const later = await owned({ property_id: await name('Aaa') });
    await aTenancy(portal.db, later, {}, [{ due_on: '2027-03-01' }]);
    const sooner = await owned({ property_id: await name('Zzz') });
    await aTenancy(portal.db, sooner, {}, [{ due_on: '2026-12-01' }]);
    const nothing = [
      await owned({ property_id: await name('Bbb') }),
      await owned({ property_id: await name('Ccc') }),
    ];
    const overdue = await owned({ property_id: await name('Yyy') });
    await aPlan(portal.db, overdue, [{ amount_fils: 100, due_on: '2026-11-20' }]);

    const bounced = await owned({ property_id: await name('Zzz') });
    await aTenancy(portal.db, bounced, {}, [
      { due_on: '2026-11-01', status: 'bounced' },
      { due_on: '2027-05-01' },
    ]);

    const { items } = await list();
    const order = [bounced, overdue, sooner, later, ...nothing];
    expect(items.map(({ unit_id }) => unit_id)).toEqual(order);
    const { units }: Dashboard = (await caller.get('/dashboard')).json();
    expect(units.map(({ unit_id }) => unit_id)).toEqual(order);
    expect(items.map(({ needs_attention }) => needs_attention)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('after a notice the end of the tenancy is the next date, and no rise in rent is', async () => {
    const ends_on = '2027-03-01';
    for (const [unit_no, lifecycle] of [['1', 'let'] as const, ['2', 'notice_given'] as const]) {
      const unit = await owned({ unit_no, lifecycle });
      await aTenancy(portal.db, unit, { ends_on });
    }
    const { items } = await list();
    expect(
      items.map(({ unit_no, next_date, needs_attention }) => [unit_no, next_date, needs_attention]),
    ).toEqual([
      ['1', '2026-12-01', true],
      ['2', ends_on, false],
    ]);
  });

  test('units of a building stand by number, not by the letters of it', async () => {
    const property_id = await aProperty(portal.db);
    for (const unit_no of ['1806', '705', '103', '1105']) await owned({ property_id, unit_no });
    expect((await list()).items.map(({ unit_no }) => unit_no)).toEqual([
      '103',
      '705',
      '1105',
      '1806',
    ]);
  });

  test('the sums are those of the items over all pages', async () => {
    const other = await anInvestor(portal.db);
    for (let count = 0; count < 14; count += 1) {
      const unit = await owned({
        price: 50_000_000 + count * 1_000_000,
        owners:
          count < 5
            ? [
                { investor: owner, share_bps: 3_333 },
                { investor: other, share_bps: 6_667 },
              ]
            : [{ investor: owner }],
      });
      if (count % 2) await aTenancy(portal.db, unit, { annual_rent_fils: 5_000_000 + count });
      else
        await aPlan(portal.db, unit, [
          { amount_fils: 7_000_000 + count },
          { amount_fils: 1, paid_on: '2026-01-01' },
        ]);
    }
    const pages = [await list(1), await list(2)];
    const items = pages.flatMap((page) => page.items);
    type Named = 'purchase_price' | 'annual_rent' | 'open_amount';
    const sum = (name: Named, inPart: boolean) => ({
      amount: items.reduce((total, unit) => {
        const amount = unit[name]?.amount ?? 0;
        return total + (inPart ? shareOf(amount, unit.share_bps) : amount);
      }, 0),
      currency: 'AED',
    });
    const sums = (inPart: boolean) => ({
      purchase_price: sum('purchase_price', inPart),
      annual_rent: sum('annual_rent', inPart),
      open_amount: sum('open_amount', inPart),
    });
    expect(pages[0]?.totals).toEqual({ count: 14, ...sums(false), part: sums(true) });
    expect(sums(true)).not.toEqual(sums(false));
    expect(pages[1]?.totals).toEqual(pages[0]?.totals);
  });

  test('a former owner no longer sees the unit, the new one does, and not before', async () => {
    const buyer = await anInvestor(portal.db);
    const unit = await aUnit(portal.db, {
      owners: [
        { investor: owner, owned_to: '2026-11-20' },
        { investor: buyer, owned_from: '2026-11-21' },
      ],
    });
    const future = await aUnit(portal.db, {
      owners: [{ investor: owner, owned_from: '2026-11-22' }],
    });
    expect((await list()).items).toEqual([]);
    expect((await caller.get(`/units/${future}`)).statusCode).toBe(404);
    const { items }: UnitList = (await (await portal.as(buyer)).get('/units')).json();
    expect(items.map(({ unit_id }) => unit_id)).toEqual([unit]);
  });

  test('an owner of one half sees the whole price and rent, and the half', async () => {
    const other = await anInvestor(portal.db);
    const unit = await aUnit(portal.db, {
      price: 80_000_000,
      owners: [
        { investor: owner, share_bps: 5000 },
        { investor: other, share_bps: 5000 },
      ],
    });
    await aTenancy(portal.db, unit);
    const { items, totals } = await list();
    expect(items[0]).toMatchObject({
      share_bps: 5000,
      purchase_price: { amount: 80_000_000 },
      annual_rent: { amount: 12_000_000 },
    });
    expect(totals.purchase_price.amount).toBe(80_000_000);
  });

  test('takes one statement, with the session, however many units there are', async () => {
    for (let count = 0; count < 13; count += 1) await owned();
    expect(await statementsOf(() => caller.get('/units'))).toHaveLength(1);
  });

  test.each([
    'page=0',
    'page=-1',
    'page=abc',
    'page=1.5',
    'page=',
    'page=10001',
    'page=1&page=2',
    'size=5',
  ])('?%s is refused', async (query) => {
    const answer = await caller.get(`/units?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'request.invalid']);
  });
});

describe('a session that is read with the list', () => {
  const seen = async () => {
    const { rows } = await portal.db.execute<{ ago: number }>(sql`
      select extract(epoch from now() - last_seen_at)::int as ago from sessions
      where investor_id = ${owner.id}`);
    return rows[0]?.ago;
  };
  const age = (minutes: number) =>
    portal.db.execute(sql`
      update sessions set last_seen_at = now() - make_interval(mins => ${minutes})
      where investor_id = ${owner.id}`);

  test.each(['/units', '/units?page=x', '/units?other=1'])(
    '%s is 401 for nobody, whatever else is wrong',
    async (url) => {
      const cookie = `session=${newToken()}`;
      for (const answer of [
        await portal.anonymous.get(url),
        await portal.anonymous.call({ url, headers: { cookie } }),
      ]) {
        expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.session_missing']);
      }
    },
  );

  test.each(['/units', '/units?page=x'])('%s is 403 before onboarding is finished', async (url) => {
    const fresh = await portal.as(await anInvestor(portal.db, { onboarding_step: 1 }));
    const answer = await fresh.get(url);
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'onboarding.incomplete']);
  });

  test.each([['/units'], ['/units?page=x']])('is prolonged by %s', async (url) => {
    await age(29);
    await caller.get(url);
    expect(await seen()).toBeLessThan(60);
  });

  test('is over after 30 minutes, and stays so', async () => {
    await owned();
    await age(31);
    for (let time = 0; time < 2; time += 1) {
      expect((await caller.get('/units')).statusCode).toBe(401);
    }
    expect(await seen()).toBeGreaterThan(1800);
  });
});
