import { ADDRESS_PAGE_SIZE } from '@manzil/shared/contract/addresses/addresses';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { addresses } from './addresses.table';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;
let clock: string;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => new Date(clock) });
});
afterAll(() => portal.close());
beforeEach(async () => {
  clock = '2026-11-21T08:00:00Z';
  investor = await anInvestor(portal.db, { onboarding_step: 1 });
  caller = await portal.as(investor);
});

const HAMBURG = {
  street: 'Gärtnerstraße',
  house_no: '12',
  postal_code: '20253',
  city: 'Hamburg',
  country: 'DE',
};
const put = (payload: object) => caller.call({ method: 'PUT', url: '/profile/address', payload });
const history = async () => (await caller.get('/profile/addresses')).json();

test('the first address holds from today on and shows in the profile', async () => {
  const answer = await put({ ...HAMBURG, version: 0 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().address).toEqual({
    ...HAMBURG,
    line2: null,
    state: null,
    valid_from: '2026-11-21',
    version: 1,
  });
  expect(answer.json().reasons).toEqual(['identity_missing']);
  expect(await history()).toEqual({
    items: [{ ...HAMBURG, line2: null, state: null, valid_from: '2026-11-21', valid_to: null }],
    page: 1,
    page_size: ADDRESS_PAGE_SIZE,
    has_more: false,
  });
});

test('a later one ends the one before the day before, and the history keeps both', async () => {
  await put({ ...HAMBURG, version: 0 });
  clock = '2027-02-01T08:00:00Z';
  const answer = await put({ street: 'Marina Walk', city: 'Dubai', country: 'AE', version: 1 });
  expect(answer.json().address).toMatchObject({ city: 'Dubai', house_no: null, version: 2 });
  expect(
    (await history()).items.map(({ city, valid_from, valid_to }: Record<string, string>) => [
      city,
      valid_from,
      valid_to,
    ]),
  ).toEqual([
    ['Dubai', '2027-02-01', null],
    ['Hamburg', '2026-11-21', '2027-01-31'],
  ]);
});

test('one that has held for a while begins on the day that is given, but not before the one so far', async () => {
  await put({ ...HAMBURG, version: 0, valid_from: '2026-03-01' });
  const dubai = { street: 'Marina Walk', city: 'Dubai', country: 'AE', version: 1 };
  const refused = await put({ ...dubai, valid_from: '2026-02-28' });
  expect(refused.json()).toMatchObject({
    status: 422,
    fields: {
      valid_from:
        'Deine bisherige Anschrift gilt seit 01.03.2026. Nimm diesen Tag oder einen späteren.',
    },
  });
  expect((await put({ ...dubai, valid_from: '2026-09-01' })).json().address.version).toBe(2);
  expect((await history()).items).toMatchObject([
    { city: 'Dubai', valid_from: '2026-09-01', valid_to: null },
    { city: 'Hamburg', valid_from: '2026-03-01', valid_to: '2026-08-31' },
  ]);
});

test('the same once more is no other address', async () => {
  await put({ ...HAMBURG, version: 0 });
  clock = '2027-02-01T08:00:00Z';
  const answer = await put({ ...HAMBURG, version: 1, valid_from: '2027-01-01' });
  expect(answer.json().address.version).toBe(1);
  expect((await history()).items).toMatchObject([{ valid_from: '2026-11-21', valid_to: null }]);
  expect((await put({ ...HAMBURG, version: 0 })).statusCode).toBe(409);
});

test('on the same day a second change corrects the first', async () => {
  await put({ ...HAMBURG, house_no: '21', version: 0 });
  const answer = await put({ ...HAMBURG, version: 1 });
  expect(answer.json().address).toMatchObject({ house_no: '12', version: 2 });
  expect((await history()).items).toHaveLength(1);
});

test('the day is the one in Dubai', async () => {
  clock = '2026-11-21T20:30:00Z';
  await put({ ...HAMBURG, version: 0 });
  expect((await history()).items[0].valid_from).toBe('2026-11-22');
});

test('a long history comes in pages', async () => {
  const { country, ...rest } = HAMBURG;
  await portal.db.insert(addresses).values(
    Array.from({ length: ADDRESS_PAGE_SIZE + 1 }, (_, year) => ({
      ...rest,
      country,
      investor_id: investor.id,
      valid_from: `${1990 + year}-01-01`,
      valid_to: `${1990 + year}-12-31`,
    })),
  );
  expect(await history()).toMatchObject({ page: 1, has_more: true });
  const second = (await caller.get('/profile/addresses?page=2')).json();
  expect(second).toMatchObject({ page: 2, has_more: false });
  expect(second.items.map(({ valid_from }: { valid_from: string }) => valid_from)).toEqual([
    '1990-01-01',
  ]);
});

test("another investor's addresses do not show", async () => {
  await put({ ...HAMBURG, version: 0 });
  const stranger = await portal.as(await anInvestor(portal.db));
  expect((await stranger.get('/profile/addresses')).json().items).toEqual([]);
});
