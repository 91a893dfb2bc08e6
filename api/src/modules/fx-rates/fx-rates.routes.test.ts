import { anInvestor } from '../../../testing/fixtures';
import { NOON } from '../../../testing/portfolio';
import { scannedTables, statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { fxRates } from './fx-rates.table';

let portal: TestApp;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
  caller = await portal.as(await anInvestor(portal.db));
  const rate = { base: 'AED', quote: 'EUR', source: 'ecb_usd_peg' as const };
  await portal.db.insert(fxRates).values([
    { ...rate, as_of: '2026-10-30', rate: '0.24870001' },
    { ...rate, as_of: '2026-11-20', rate: '0.2501' },
    { ...rate, as_of: '2026-11-20', rate: '0.26', source: 'bank' },
    { ...rate, as_of: '2026-11-22', rate: '0.3' },
  ]);
});
afterAll(() => portal.close());

const rate = async (query: string) => (await caller.get(`/fx-rates?${query}`)).json();

test('the rate is the latest up to the day, that of the central bank first, to its last digit', async () => {
  expect(await rate('base=AED&quote=EUR&on=2026-11-19')).toEqual({
    base: 'AED',
    quote: 'EUR',
    rate: '0.24870001',
    as_of: '2026-10-30',
    source: 'ecb_usd_peg',
  });
  expect(await rate('base=AED&quote=EUR&on=2026-11-20')).toMatchObject({
    rate: '0.25010000',
    source: 'ecb_usd_peg',
  });
});

test('without a day it is that of today in Dubai', async () => {
  expect(await rate('base=AED&quote=EUR')).toMatchObject({ as_of: '2026-11-20' });
});

test.each(['base=AED&quote=EUR&on=2026-10-29', 'base=EUR&quote=AED', 'base=AED&quote=USD'])(
  'where there is none, as for ?%s, the answer says so',
  async (query) => {
    const answer = await caller.get(`/fx-rates?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'fx.rate_missing']);
  },
);

test.each([
  '',
  'base=AED',
  'base=AED&quote=AED',
  'base=AED&quote=XYZ',
  'base=AED&quote=EUR&on=2026-02-30',
  'base=AED&quote=EUR&on=0000-01-01',
  'base=AED&quote=EUR&on=heute',
  'base=AED&quote=EUR&page=1',
])('?%s is refused', async (query) => {
  expect((await caller.get(`/fx-rates?${query}`)).statusCode).toBe(422);
});

test('is found by its key', async () => {
  const [statement] = await statementsOf(() => caller.get('/fx-rates?base=AED&quote=EUR'));
  expect(await scannedTables(portal.db, statement!, { enable_seqscan: 'off' })).toEqual([]);
});
