import type { UnitList } from '@manzil/shared/contract/units/unit-list';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let owner: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());

const begin = async () => {
  owner = await anInvestor(portal.db);
  caller = await portal.as(owner);
};

const list = async (query: Record<string, string>): Promise<UnitList> =>
  (await caller.get(`/units?${new URLSearchParams(query)}`)).json();
const numbers = ({ items }: UnitList) => items.map(({ unit_no }) => unit_no);
const property = (overrides: object) => aProperty(portal.db, overrides);
const owned = (overrides: object) =>
  aUnit(portal.db, { owners: [{ investor: owner }], ...overrides });

describe('a search', () => {
  beforeAll(async () => {
    await begin();
    const walk = await property({ name: 'Marina Walk-Tower', community: 'Dubai Marina' });
    const gardens = await property({ name: 'Gärten am Blauen Fluß', community: 'Al Furjan' });
    const arabic = await property({ name: 'برج النور', community: 'Deira' });
    await owned({ property_id: walk, unit_no: 'A-2304' });
    await owned({ property_id: walk, unit_no: '705', building: 'Block C' });
    await owned({ property_id: gardens, unit_no: '12' });
    await owned({ property_id: arabic, unit_no: '9_9' });
  });

  test.each([
    ['mar', ['705', 'A-2304']],
    ['TOWER walk 23', ['A-2304']],
    ['block c', ['705']],
    ['garten', ['12']],
    ['Gaerten fluss', ['12']],
    ['gárten', ['12']],
    ['برج', ['9_9']],
    ['arten', []],
    ['304', []],
    ["12' or 1=1 --", []],
  ])('for "%s" finds the beginnings of words', async (search, expected) => {
    expect(numbers(await list({ search, sort: 'name' }))).toEqual(expected);
  });

  test.each(['', ' ', '%', '_', '\\', '%_%', "'"])('for %j finds everything', async (search) => {
    expect((await list({ search })).totals.count).toBe(4);
  });

  test('of more than 100 characters is refused', async () => {
    const ask = (length: number) => caller.get(`/units?search=${'a'.repeat(length)}`);
    expect((await ask(100)).statusCode).toBe(200);
    expect((await ask(101)).statusCode).toBe(422);
    expect((await ask(10_000)).statusCode).toBe(422);
  });
});

describe('a search by state and emirate', () => {
  beforeAll(async () => {
    await begin();
    const [ras, sharjah, fujairah] = [
      await property({ name: 'Aaa', emirate: 'ras_al_khaimah' }),
      await property({ name: 'Bbb', emirate: 'sharjah' }),
      await property({ name: 'Ccc', emirate: 'fujairah' }),
    ];
    await owned({ property_id: ras, unit_no: '1', lifecycle: 'let' });
    await owned({ property_id: ras, unit_no: '2', lifecycle: 'vacant_listed' });
    await owned({ property_id: sharjah, unit_no: '3', lifecycle: 'vacant_preparing' });
    await owned({ property_id: fujairah, unit_no: '4', lifecycle: 'reserved' });
  });

  test.each([
    ['vermietet', ['1']],
    ['let', ['1']],
    ['leer', ['2', '3']],
    ['vacant', ['2', '3']],
    ['Mietersuche läuft', ['2']],
    ['im Bau', ['4']],
    ['reserved', ['4']],
    ['Ras al-Chaima', ['1', '2']],
    ['Ras Al Khaimah', ['1', '2']],
    ['Schardscha', ['3']],
    ['Fudschaira', ['4']],
    ['fujairah', ['4']],
    ['ras 2 leer', ['2']],
    ['ras_al_khaimah verkauft', []],
  ])('for "%s" finds what screens call it in either language', async (search, expected) => {
    expect(numbers(await list({ search, sort: 'name' }))).toEqual(expected);
    const { body } = await caller.get(
      `/units.csv?${new URLSearchParams({ search, sort: 'name', language: 'en' })}`,
    );
    expect(body.trim().split('\r\n')).toHaveLength(expected.length + 1);
  });
});

describe('filters', () => {
  beforeEach(begin);

  test('narrow the list with its sums, and say what each choice beside them would leave', async () => {
    const dubai = await property({ name: 'Aaa', emirate: 'dubai' });
    const sharjah = await property({ name: 'Bbb', emirate: 'sharjah' });
    const let1 = await owned({ property_id: dubai, unit_no: '1', price: 100, lifecycle: 'let' });
    await aTenancy(portal.db, let1, { annual_rent_fils: 7 });
    await owned({ property_id: dubai, unit_no: '2', price: 200, lifecycle: 'vacant_listed' });
    await owned({ property_id: dubai, unit_no: '3', price: 400, lifecycle: 'vacant_preparing' });
    await owned({ property_id: sharjah, unit_no: '4', price: 800, lifecycle: 'vacant_listed' });
    const found = await list({ state: 'vacant', emirate: 'dubai' });
    expect(numbers(found)).toEqual(['2', '3']);
    expect(found.owned).toBe(4);
    expect(found.totals).toMatchObject({
      count: 2,
      purchase_price: { amount: 600 },
      annual_rent: { amount: 0 },
    });
    expect(found.counts).toEqual({
      states: [
        { state: 'let', count: 1 },
        { state: 'vacant', count: 2 },
      ],
      emirates: [
        { emirate: 'dubai', count: 2 },
        { emirate: 'sharjah', count: 1 },
      ],
      properties: [{ property_id: dubai, name: 'Aaa', count: 2 }],
    });
    expect(numbers(await list({ property_id: String(sharjah) }))).toEqual(['4']);
  });

  test('with another owner’s building find nothing', async () => {
    const other = await anInvestor(portal.db);
    const theirs = await property({ name: 'Theirs' });
    await aUnit(portal.db, { property_id: theirs, owners: [{ investor: other }] });
    await owned({});
    expect(await list({ property_id: String(theirs) })).toMatchObject({
      items: [],
      owned: 1,
      totals: { count: 0 },
    });
  });

  test.each(['state=gold', 'emirate=berlin', 'property_id=x', 'sort=age', 'size=3'])(
    '?%s is refused',
    async (query) => {
      expect((await caller.get(`/units?${query}`)).statusCode).toBe(422);
    },
  );
});

describe('the order', () => {
  const rents = { '1': 300, '2': null, '3': 100, '4': 200 } as const;
  beforeAll(async () => {
    await begin();
    const property_id = await property({ name: 'Aaa' });
    for (const [unit_no, rent] of Object.entries(rents)) {
      const unit = await owned({ property_id, unit_no, price: Number(unit_no) * 2500 });
      const ends = `2027-0${unit_no}-28`;
      if (rent) await aTenancy(portal.db, unit, { annual_rent_fils: rent, ends_on: ends }, []);
    }
  });

  test.each([
    ['name', ['1', '2', '3', '4']],
    ['price', ['1', '2', '3', '4']],
    ['-price', ['4', '3', '2', '1']],
    ['rent', ['3', '4', '1', '2']],
    ['-rent', ['1', '4', '3', '2']],
    ['next_date', ['3', '1', '4', '2']],
  ])('%s puts what has none last', async (sort, expected) => {
    expect(numbers(await list({ sort }))).toEqual(expected);
  });
});

describe('the order by parts', () => {
  test('is by what each owner’s share comes to, and parts that are alike stand by number', async () => {
    await begin();
    const other = await anInvestor(portal.db);
    const property_id = await property({ name: 'Aaa' });
    const sized = [
      ['1', 1_000_00, 10_000],
      ['2', 3_000_00, 2_500],
      ['3', 1_500_00, 5_000],
      ['4', 2_000_00, 10_000],
    ] as const;
    for (const [unit_no, price, share_bps] of sized) {
      const mine = { investor: owner, share_bps };
      const owners =
        share_bps < 10_000 ? [mine, { investor: other, share_bps: 10_000 - share_bps }] : [mine];
      const unit = await aUnit(portal.db, { property_id, unit_no, price, owners });
      if (unit_no !== '4') await aTenancy(portal.db, unit, { annual_rent_fils: price / 10 });
    }
    expect(numbers(await list({ sort: '-price' }))).toEqual(['2', '4', '3', '1']);
    expect(numbers(await list({ sort: '-price_part' }))).toEqual(['4', '1', '2', '3']);
    expect(numbers(await list({ sort: 'price_part' }))).toEqual(['2', '3', '1', '4']);
    expect(numbers(await list({ sort: 'rent_part' }))).toEqual(['2', '3', '1', '4']);
    expect(numbers(await list({ sort: '-rent_part' }))).toEqual(['1', '2', '3', '4']);
    const { body } = await caller.get('/units.csv?sort=-price_part');
    const lines = body.trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(';')[1])).toEqual(['"4"', '"1"', '"2"', '"3"']);
  });
});

describe('a cursor', () => {
  const pages = async (query: Record<string, string>) => {
    const found: string[] = [];
    let cursor: string | null = '';
    for (let page = 0; cursor !== null && page < 9; page += 1) {
      const { items, next_cursor, counts, totals } = await list({
        ...query,
        ...(cursor && { cursor }),
      });
      expect([counts === null, totals.count]).toEqual([page > 0, 50]);
      found.push(...items.map(({ unit_id }) => unit_id));
      cursor = next_cursor;
    }
    return found;
  };

  beforeAll(async () => {
    await begin();
    for (let n = 0; n < 50; n += 1) {
      const unit = await owned({ unit_no: String(n), price: 2500 + (n % 5) * 25 });
      if (n % 3 === 0) await aTenancy(portal.db, unit, { annual_rent_fils: 100 + (n % 4) });
    }
  });

  test.each(['urgent', 'name', '-price', 'rent', '-rent', '-price_part', '-rent_part'])(
    'leads through the order %s without a gap or a repetition',
    async (sort) => {
      const found = await pages({ sort });
      expect(found).toHaveLength(50);
      expect(new Set(found).size).toBe(50);
      const { items }: UnitList = await list({ sort, page: '2' });
      expect(items.map(({ unit_id }) => unit_id)).toEqual(found.slice(24, 48));
    },
  );

  test('of another order is refused, and one of another account leads to nothing', async () => {
    const { next_cursor } = await list({ sort: 'rent' });
    expect((await caller.get(`/units?sort=price&cursor=${next_cursor}`)).statusCode).toBe(422);
    expect((await caller.get(`/units?cursor=${next_cursor}`)).statusCode).toBe(422);
    expect((await caller.get(`/units?sort=rent_part&cursor=${next_cursor}`)).statusCode).toBe(422);
    expect((await caller.get(`/units?sort=rent&page=1&cursor=${next_cursor}`)).statusCode).toBe(
      422,
    );
    const stranger = await anInvestor(portal.db);
    await aUnit(portal.db, { owners: [{ investor: stranger }] });
    const answer = await (await portal.as(stranger)).get(`/units?sort=rent&cursor=${next_cursor}`);
    expect([answer.statusCode, answer.json().items]).toEqual([200, []]);
  });

  test('goes on where its unit was sold meanwhile', async () => {
    const { next_cursor, items } = await list({ sort: 'name' });
    const last = items.at(-1)!;
    await portal.db.$client.query(
      `update unit_ownerships set owned_to = '2026-11-20' where unit_id = $1`,
      [last.unit_id],
    );
    const rest = await list({ sort: 'name', cursor: next_cursor! });
    expect([rest.items.length, rest.totals.count]).toEqual([24, 49]);
  });
});
