import { anInvestor } from '../../../testing/fixtures';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
  caller = await portal.as(await anInvestor(portal.db));
});
afterAll(() => portal.close());

test.each([
  ['country=DE&bank_code=37040044', 'Commerzbank'],
  ['country=DE&bank_code=20050550', 'Hamburger Sparkasse'],
  ['country=DE&bank_code=99999999', null],
  ['country=AE&bank_code=033', null],
])('of %s the name is %j', async (query, name) => {
  expect((await caller.get(`/banks?${query}`)).json()).toEqual({ name });
});

test('a whole IBAN is not taken', async () => {
  const answer = await caller.get('/banks?country=DE&bank_code=DE89370400440532013000');
  expect(answer.statusCode).toBe(422);
});
