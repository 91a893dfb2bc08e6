import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { ALL, DEFAULTS, REFUSED } from '../../../testing/sample-settings';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp();
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db);
  caller = await portal.as(investor);
});

const put = (payload: object) => caller.call({ method: 'PUT', url: '/settings', payload });
const settings = async () => (await caller.get('/settings')).json();

test('everybody has settings before they ever change one', async () => {
  expect(await settings()).toEqual(DEFAULTS);
});

test('what is set is read back', async () => {
  const change = {
    locale: 'en',
    display_currency: 'aed_eur',
    area_unit: 'sqft',
    timezone: 'Asia/Dubai',
    notifications: { ...ALL, news: { email: false }, documents: { email: false } },
  };
  const answer = await put({ ...change, version: 0 });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ...change, version: 1 });
  expect(await settings()).toEqual({ ...change, version: 1 });
  expect((await put({ ...DEFAULTS, version: 1 })).json()).toEqual({ ...DEFAULTS, version: 2 });
});

test.each(['Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+4', 'UTC'])(
  'the time zone %s exists',
  async (timezone) => {
    expect((await put({ ...DEFAULTS, timezone })).json()).toMatchObject({ timezone });
  },
);

test.each(REFUSED)('%j is refused', async (change, fields) => {
  const answer = await put({ ...DEFAULTS, ...change });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual(fields);
  expect(await settings()).toEqual(DEFAULTS);
});

test('of two changes that start from the same state the second is told so', async () => {
  for (const version of [0, 1]) {
    const answers = await Promise.all([
      put({ ...DEFAULTS, area_unit: 'sqft', version }),
      put({ ...DEFAULTS, area_unit: 'sqm', version }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  }
});

test("another investor's settings stay as they are", async () => {
  await put({ ...DEFAULTS, locale: 'en', area_unit: 'sqft' });
  const stranger = await portal.as(await anInvestor(portal.db));
  expect((await stranger.get('/settings')).json()).toEqual(DEFAULTS);
});

test('whose amounts are shown is chosen apart, for all devices, and hinders no other change', async () => {
  const choose = (amounts_of: string) =>
    caller.call({ method: 'PATCH', url: '/settings/display', payload: { amounts_of } });
  const shown = async () => (await caller.get('/auth/')).json().display.amounts_of;
  expect(await shown()).toBe('unit');
  expect((await choose('share')).statusCode).toBe(200);
  expect(await shown()).toBe('share');
  expect(await settings()).toEqual(DEFAULTS);
  expect((await put({ ...DEFAULTS, area_unit: 'sqft' })).json()).toMatchObject({ version: 1 });
  expect(await shown()).toBe('share');
  await choose('unit');
  expect(await shown()).toBe('unit');
  expect(await settings()).toMatchObject({ area_unit: 'sqft', version: 1 });
  expect((await choose('everything')).statusCode).toBe(422);
});

test('columns of the unit table are kept beside the rest, and given back', async () => {
  const change = (payload: object) =>
    caller.call({ method: 'PATCH', url: '/settings/display', payload });
  const shown = async () => (await caller.get('/auth/')).json().display;
  expect(await shown()).toMatchObject({ unit_columns: null });
  await change({ unit_columns: ['price', 'share'] });
  await change({ amounts_of: 'share' });
  expect(await shown()).toMatchObject({ amounts_of: 'share', unit_columns: ['price', 'share'] });
  await change({ unit_columns: null });
  expect(await shown()).toMatchObject({ amounts_of: 'share', unit_columns: null });
  expect((await change({ unit_columns: ['tenant'] })).statusCode).toBe(422);
});

test('the view of the unit list is kept beside its columns', async () => {
  const change = (payload: object) =>
    caller.call({ method: 'PATCH', url: '/settings/display', payload });
  const shown = async () => (await caller.get('/auth/')).json().display;
  await change({ unit_columns: ['price'] });
  expect((await change({ unit_view: 'cards' })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ unit_view: 'cards', unit_columns: ['price'] });
  expect((await change({ unit_view: 'map' })).statusCode).toBe(422);
});
