import { sql } from 'drizzle-orm';
import { anInvestor } from '../../testing/fixtures';
import { freshDatabase } from '../../testing/test-database';
import { addresses } from '../modules/addresses/addresses.table';
import { connect, type Database, type Db } from '../platform/postgres/connect';
import { asLogin } from '../platform/postgres/logins';
import { findSession, investorDb, type SignedIn, sessionDb } from './investor-connection';
import { newToken } from './session-token';
import { createSession } from './sessions.repository';

let owner: Database;
/** One connection, so that each statement follows the one before on it. */
let portal: Database;
let anna: string;
let ben: string;
let annasToken: string;

beforeAll(async () => {
  const url = await freshDatabase();
  owner = connect(url, { connections: 2, onLost: () => undefined });
  portal = connect(asLogin(url, 'manzil_portal'), { connections: 1, onLost: () => undefined });
  anna = (await anInvestor(owner)).id;
  ben = (await anInvestor(owner)).id;
  annasToken = newToken();
  await createSession(owner, anna, annasToken);
  for (const [investor_id, city] of [
    [anna, 'Hamburg'],
    [ben, 'Bremen'],
  ] as const) {
    const address = { street: 'Am Wall', country: 'DE', valid_from: '2024-01-01' };
    await owner.insert(addresses).values({ investor_id, city, ...address });
  }
});
afterAll(async () => {
  await portal.$client.end();
  await owner.$client.end();
});

const cities = async (db: Db) =>
  (await db.select({ city: addresses.city }).from(addresses)).map(({ city }) => city);

/** Reads by a token; what the lookup said is in `found`. */
function bySession(token: string) {
  const found: (SignedIn | null)[] = [];
  return { db: sessionDb(portal, token, (session) => found.push(session)), found };
}

async function expectNobody() {
  const { rows } = await portal.execute(
    sql`select nullif(current_setting('manzil.investor_id', true), '') as identity`,
  );
  expect(rows).toEqual([{ identity: null }]);
  expect(await cities(portal)).toEqual([]);
}

test('each user sees their own, one after the other on one connection, and nobody nothing', async () => {
  for (let time = 0; time < 4; time += 1) {
    expect(await cities(investorDb(portal, anna))).toEqual(['Hamburg']);
    await expectNobody();
    expect(await cities(investorDb(portal, ben))).toEqual(['Bremen']);
    expect(await cities(bySession(annasToken).db)).toEqual(['Hamburg']);
    await expectNobody();
    expect(await cities(bySession(newToken()).db)).toEqual([]);
  }
});

test('a lookup says who is there, alone or with a statement, and leaves no identity', async () => {
  const session = await findSession(portal, annasToken);
  expect(session).toMatchObject({ investor_id: anna, onboarding_step: 4 });
  await expectNobody();
  const { db, found } = bySession(annasToken);
  const { rows } = await db.execute(sql`select manzil_investor_id() as id, ${7}::int as seven`);
  expect(rows).toEqual([{ id: anna, seven: 7 }]);
  expect(found).toEqual([session]);
});

test('nobody is behind an unknown token', async () => {
  expect(await findSession(portal, newToken())).toBeNull();
  const { db, found } = bySession(newToken());
  const { rows } = await db.execute(sql`select manzil_investor_id() as id`);
  expect(rows).toEqual([{ id: null }]);
  expect(found).toEqual([null]);
});

test('the lookup is known where the statement failed, and no identity stays', async () => {
  const { db, found } = bySession(annasToken);
  await expect(db.execute(sql`select ${1}::int / 0`)).rejects.toMatchObject({
    cause: { code: '22012' },
  });
  expect(found).toMatchObject([{ investor_id: anna }]);
  await expectNobody();
});

/** Does something to the portal's connection while it sleeps as Anna. */
async function interrupted(how: 'pg_cancel_backend' | 'pg_terminate_backend') {
  const sleeping = investorDb(portal, anna).execute(sql`select pg_sleep(${60})`);
  const outcome = sleeping.then(
    () => 'slept',
    (error) => error.cause,
  );
  for (let done = 0; done === 0; ) {
    const { rowCount } = await owner.execute(sql`
      select ${sql.raw(how)}(pid) from pg_stat_activity
      where datname = current_database() and usename = 'manzil_portal'
        and query like '%pg_sleep%' and state = 'active'`);
    done = rowCount ?? 0;
  }
  return outcome;
}

test('a statement that was cancelled leaves no identity', async () => {
  expect(await interrupted('pg_cancel_backend')).toMatchObject({ code: '57014' });
  await expectNobody();
});

test('a connection that broke is replaced by one without an identity', async () => {
  expect(await interrupted('pg_terminate_backend')).toBeInstanceOf(Error);
  await expectNobody();
});

test('a lookup that found nobody in time says nothing', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none', { onLost: () => undefined });
  const found: unknown[] = [];
  const db = sessionDb(away, annasToken, (session) => found.push(session));
  await expect(db.execute(sql`select 1`)).rejects.toThrow();
  expect(found).toEqual([]);
});

test('a read has no transaction that would reach over several connections', () => {
  expect(() => investorDb(portal, anna).transaction(async () => undefined)).toThrow(
    'transactions of their own',
  );
});
