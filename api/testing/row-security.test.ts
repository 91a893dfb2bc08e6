import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { API_ROOT } from '../src/api-root';
import { inInvestorTransaction } from '../src/identity/investor-connection';
import { addresses } from '../src/modules/addresses/addresses.table';
import { connect, type Database } from '../src/platform/postgres/connect';
import { asLogin } from '../src/platform/postgres/logins';
import { migrate } from '../src/platform/postgres/migrate';
import { anInvestor } from './fixtures';
import { aScheduledPayout, aStatementRow } from './money';
import { aBooking, aPlan, aTenancy, aUnit } from './portfolio';
import { emptyDatabase, freshDatabase } from './test-database';

let owner: Database;
let portal: Database;
let anna: string;
let ben: string;

beforeAll(async () => {
  const url = await freshDatabase();
  owner = connect(url, { connections: 2, onLost: () => undefined });
  portal = connect(asLogin(url, 'manzil_portal'), { connections: 2, onLost: () => undefined });
  const investor = await anInvestor(owner);
  anna = investor.id;
  ben = (await anInvestor(owner)).id;
  const unitId = await aUnit(owner, { owners: [{ investor }] });
  await aPlan(owner, unitId, [{ amount_fils: 1 }]);
  await aTenancy(owner, unitId, {}, [{ due_on: '2026-12-01' }]);
  await aBooking(owner, { investor, unitId, on: '2026-11-01', category: 'rent', amount: 1 });
  await aStatementRow(owner, { investor, unitId, mark: 'Anna' });
  await aScheduledPayout(owner, { investor, mark: 'Anna' });
  await owner.insert(addresses).values({
    investor_id: anna,
    street: 'Gärtnerstraße',
    city: 'Hamburg',
    country: 'DE',
    valid_from: '2024-01-01',
  });
});
afterAll(async () => {
  await portal.$client.end();
  await owner.$client.end();
});

test('every policy asks for the investor in a subquery, so that no plan goes by who asked first', async () => {
  const { rows } = await owner.execute(sql`
    select tablename || '.' || policyname as name from pg_policies
    where replace(concat(qual, with_check), 'SELECT manzil_investor_id()', '') like '%manzil\\_investor\\_id()%'`);
  expect(rows).toEqual([]);
});

/** Tables in which the portal's role may look, with the number of rows it finds there. */
async function visibleRows(investorId: string | null): Promise<Record<string, number>> {
  const { rows: tables } = await owner.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace
      and has_any_column_privilege('manzil_portal', oid, 'select')`);
  const counts: Record<string, number> = {};
  const count = async (db: Parameters<Parameters<typeof inInvestorTransaction>[2]>[0]) => {
    for (const { name } of tables) {
      const { rows } = await db.execute<{ n: number }>(
        sql`select count(*)::int as n from ${sql.identifier(name)}`,
      );
      counts[name] = rows[0]?.n ?? 0;
    }
  };
  await (investorId ? inInvestorTransaction(portal, investorId, count) : count(portal));
  return counts;
}

const nothing = (counts: Record<string, number>) =>
  Object.entries(counts).filter(([, rows]) => rows > 0);

test('without any condition an investor sees all rows of their own, and of nobody else', async () => {
  const seen = await visibleRows(anna);
  for (const table of [
    'units',
    'owned_units',
    'owned_tenancies',
    'acquisitions',
    'instalments',
    'rent_cheques',
    'journal_lines',
    'statements',
    'statement_lines',
    'payouts',
    'addresses',
  ]) {
    expect([table, seen[table]]).toEqual([table, 1]);
  }
  expect(nothing(await visibleRows(ben))).toEqual([['investors', 1]]);
});

test('a connection that works for nobody sees no row', async () => {
  expect(nothing(await visibleRows(null))).toEqual([]);
});

test('the identity ends with its transaction', async () => {
  await inInvestorTransaction(portal, anna, async () => undefined);
  expect(nothing(await visibleRows(null))).toEqual([]);
});

test('the portal reads no password, no session and no counter, and writes nothing of the portfolio', async () => {
  const attempts = [
    sql`select password_hash from investors`,
    sql`select token_hash from sessions`,
    sql`select key from rate_limits`,
    sql`update units set unit_no = 'x'`,
    sql`delete from journals`,
    sql`create table mine (id int)`,
    sql`set session authorization default; select password_hash from investors`,
    sql`reset role; select password_hash from investors`,
  ];
  for (const attempt of attempts) {
    await expect(portal.execute(attempt)).rejects.toMatchObject({
      cause: { code: expect.stringMatching(/^42501$/) },
    });
  }
});

/** What everybody who is signed in may read. */
const OPEN = [
  'articles',
  'closed_areas',
  'completion_forecasts',
  'construction_photos',
  'construction_updates',
  'course_lessons',
  'course_modules',
  'faq_categories',
  'faq_items',
  'fx_rates',
  'packages',
  'properties',
];

test("every table that the portal reads is closed, except what is nobody's", async () => {
  const { rows } = await owner.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and not relrowsecurity
      and has_any_column_privilege('manzil_portal', oid, 'select')
    order by relname`);
  expect(rows.map(({ name }) => name)).toEqual(OPEN);
});

test('an owner that is no superuser migrates, and the roles of the application own nothing', async () => {
  const url = new URL(await emptyDatabase());
  const name = url.pathname.slice(1);
  await owner.execute(sql.raw(`create role ${name} login password 'secret'`));
  await owner.execute(sql.raw(`grant manzil_portal, manzil_service to ${name}`));
  await owner.execute(sql.raw(`alter database ${name} owner to ${name}`));
  url.username = name;
  url.password = 'secret';
  const { ran } = await migrate(url.href, join(API_ROOT, 'migrations'));
  expect(ran).toContain('0007_roles.sql');
  const { rows } = await owner.execute(sql`
    select relname from pg_class c join pg_roles r on r.oid = c.relowner
    where r.rolname in ('manzil_portal', 'manzil_service')`);
  expect(rows).toEqual([]);
});
