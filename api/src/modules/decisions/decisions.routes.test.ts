import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { aUnitLet, aUnitWithInstalment, hasIdentity } from '../../../testing/decisions';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, NOON } from '../../../testing/portfolio';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';

let now = NOON();
let portal: TestApp;
let owner: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: () => now });
});
afterAll(() => portal.close());
beforeEach(async () => {
  now = NOON();
  owner = await anInvestor(portal.db);
  caller = await portal.as(owner);
  await hasIdentity(portal.db, owner);
});

const dashboard = async (): Promise<Dashboard> => (await caller.get('/dashboard')).json();
const mark = (decision_id: string, as: { later_until: string | null } | null, by = caller) =>
  by.call({ method: 'PUT', url: '/decisions', payload: { decision_id, mark: as } });
const aLetUnit = (property_id: number, starts_on: string, ends_on: string) =>
  aUnitLet(portal.db, { owner, property_id, starts_on, ends_on });

test('the same question for the same day is one decision, with what it gathers', async () => {
  const tower = await aProperty(portal.db, { name: 'Mina Sands' });
  for (const amount_fils of [100, 250]) {
    await aUnitWithInstalment(portal.db, { owner, property_id: tower, amount_fils });
  }
  const { decisions, agenda } = await dashboard();
  const gathered = {
    number: 2,
    building: 'Mina Sands',
    buildings: 1,
    seq: 1,
    count: 1,
    unit: null,
  };
  expect(decisions).toEqual([
    expect.objectContaining({ ...gathered, amount: { amount: 350, currency: 'AED' } }),
  ]);
  expect(decisions[0]?.members).toHaveLength(2);
  expect(agenda).toEqual([expect.objectContaining({ ...gathered, kind: 'instalment' })]);
});

test('a missed notice says how long the rent stays and when the next one is due', async () => {
  await aLetUnit(await aProperty(portal.db), '2026-02-01', '2027-01-31');
  const { decisions } = await dashboard();
  expect(decisions).toEqual([
    expect.objectContaining({
      kind: 'rent_notice_missed',
      due_on: '2026-11-02',
      holds_until: '2028-01-31',
      next_on: '2027-11-02',
    }),
  ]);
});

test('a notice that was marked as given is not missed later', async () => {
  await aLetUnit(await aProperty(portal.db), '2026-03-01', '2027-02-28');
  const [due] = (await dashboard()).decisions;
  expect(due?.kind).toBe('rent_notice_due');
  expect((await mark(due!.id, { later_until: null })).statusCode).toBe(200);
  now = new Date('2026-12-05T08:00:00Z');
  caller = await portal.as(owner);
  const { decisions, set_aside } = await dashboard();
  expect(decisions).toEqual([]);
  expect(set_aside).toHaveLength(1);
});

test('what is put off comes back on its day, or when it is opened again', async () => {
  await aLetUnit(await aProperty(portal.db), '2026-03-01', '2027-02-28');
  const id = (await dashboard()).decisions[0]!.id;
  await mark(id, { later_until: '2026-11-24' });
  const put = await dashboard();
  expect([put.decisions, put.set_aside[0]?.later_until]).toEqual([[], '2026-11-24']);
  await mark(id, null);
  expect((await dashboard()).decisions).toHaveLength(1);
  await mark(id, { later_until: '2026-11-24' });
  now = new Date('2026-11-24T08:00:00Z');
  caller = await portal.as(owner);
  expect((await dashboard()).decisions).toHaveLength(1);
});

test('nothing is put off past its day, and a stranger’s decision does not exist', async () => {
  await aLetUnit(await aProperty(portal.db), '2026-02-24', '2027-02-23');
  const id = (await dashboard()).decisions[0]!.id;
  const late = await mark(id, { later_until: '2026-11-28' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'decisions.not_put_off']);
  const stranger = await portal.as(await anInvestor(portal.db));
  expect((await mark(id, { later_until: null }, stranger)).statusCode).toBe(404);
  expect((await dashboard()).set_aside).toEqual([]);
});
