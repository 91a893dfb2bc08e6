import { sql } from 'drizzle-orm';
import { type Operators, operators } from '../../../testing/manzil';
import { aProperty } from '../../../testing/portfolio';
import { jsonRows } from '../../platform/postgres/json-rows';

const IBAN = 'AE68 9990 0000 0000 0004 417';

let office: Operators;

beforeAll(async () => {
  office = await operators();
  const escrow = { escrow_bank_name: 'Emirates Escrow Bank', escrow_iban_last4: '4417' };
  await aProperty(office.db, { name: 'Creek Lantern', ...escrow });
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const set = (iban: string, ...more: string[]) =>
  office.manzil('escrow', 'set', 'Creek Lantern', '--holder', 'CL Escrow', '--iban', iban, ...more);
const states = async () =>
  JSON.parse((await office.manzil('escrow', 'list', '--json')).out.join()).map(
    ({ state }: { state: string }) => state,
  );

test('the office enters the account of a project: sealed, and on record', async () => {
  expect(await states()).toEqual(['missing']);
  const { code, out } = await set(IBAN);
  expect([code, out]).toEqual([
    0,
    ['Entered the account of Creek Lantern: CL Escrow, Emirates Escrow Bank, … 4417.'],
  ]);
  expect(await states()).toEqual(['agrees']);
  expect(
    await jsonRows(office.db, sql`select actor_id, action from audit_log order by id`),
  ).toMatchObject([{ actor_id: 'olga', action: 'escrow_account.set' }]);
});

test('an account that properties.csv does not confirm is refused', async () => {
  const { code, notes } = await set('AE809990000000000007014');
  expect([code, notes.join()]).toEqual([1, expect.stringContaining('ends in 4417')]);
  expect(await states()).toEqual(['missing']);
});

test('a dry run changes nothing', async () => {
  const { out } = await set(IBAN, '--dry-run', '--json');
  expect(JSON.parse(out.join())).toMatchObject({ dry_run: true, iban_last4: '4417' });
  expect(await states()).toEqual(['missing']);
});
