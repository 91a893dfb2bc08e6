import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { chosenOf, orderOf, readPackage } from '../../../testing/package-orders';
import { aTenancy, aUnit, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

const NEXT_RENT = '2026-12-01';

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
  unitId = await aUnit(portal.db, {
    unit_no: '2304',
    handed_over_on: '2024-05-01',
    owners: [{ investor: anna }],
  });
  await aTenancy(portal.db, unitId, {}, [{ due_on: '2026-09-01' }, { due_on: NEXT_RENT }]);
});

const read = (by = caller, id = unitId) => readPackage(by, id);
const order = (code: string, { by = caller, id = unitId, ...rest }: Sent = {}) =>
  orderOf(by, id, code, rest);
type Sent = { by?: Caller; id?: string; orderId?: string; change?: object };

test('terms that are others by now are refused, and nothing is ordered', async () => {
  const { offers } = await read();
  const [basic] = offers;
  const cheaper = { ...basic, price: { ...basic?.price, fee: { amount: 1, currency: 'AED' } } };
  const refused = [
    await order('basic', { change: { terms: cheaper } }),
    await order('basic', { change: { version: 3 } }),
  ];
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, 'package.terms_changed'],
    [409, 'changed_meanwhile'],
  ]);
  await order('basic');
  const again = await order('premium', { change: { terms: { ...basic } } });
  expect(again.json().code).toBe('package.not_offered');
  expect(await mailsTo(portal.db, anna.email)).toHaveLength(1);
});

test('of two owners who order at the same moment one does; the other reads what was chosen', async () => {
  const ben = await anInvestor(portal.db);
  const id = await aUnit(portal.db, {
    handed_over_on: '2024-05-01',
    owners: [
      { investor: anna, share_bps: 4_000 },
      { investor: ben, share_bps: 6_000 },
    ],
  });
  const bens = await portal.as(ben);
  const answers = await Promise.all([
    order('basic', { id }),
    order('premium', { id, by: bens, change: { version: 0 } }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const [annas, his] = [await read(caller, id), await read(bens, id)];
  expect(chosenOf(annas)).toEqual(chosenOf(his));
  expect([annas, his].filter(({ present }) => present?.order_id)).toHaveLength(1);
});
