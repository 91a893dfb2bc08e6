import { sql } from 'drizzle-orm';
import { exportsOf } from '../src/exports-of';
import { newToken } from '../src/identity/session-token';
import { createSession } from '../src/identity/sessions.repository';
import { connect, type Database } from '../src/platform/postgres/connect';
import { asLogin } from '../src/platform/postgres/logins';
import { sweep } from '../src/platform/postgres/sweep';
import { anInvestor } from './fixtures';
import { freshDatabase } from './test-database';

let owner: Database;
let service: Database;

beforeEach(async () => {
  const url = await freshDatabase();
  owner = connect(url, { connections: 2, onLost: () => undefined });
  service = connect(asLogin(url, 'manzil_service'), { connections: 2, onLost: () => undefined });
});
afterEach(async () => {
  await owner.$client.end();
  await service.$client.end();
});

const rowsOf = async (table: string, columns: string) =>
  (await owner.execute(sql.raw(`select ${columns} from ${table} order by 1`))).rows;

async function fill(): Promise<void> {
  const { id } = await anInvestor(owner);
  for (let n = 0; n < 3; n += 1) await createSession(owner, id, newToken());
  await owner.execute(sql`
    update sessions set expires_at = now() - interval '1 second', device = 'over'
    where id = (select id from sessions limit 1)`);
  await owner.execute(sql`
    update sessions set revoked_at = now(), device = 'revoked'
    where id = (select id from sessions where device is null limit 1)`);
  await owner.execute(sql`
    insert into reset_codes (account_key, known_browser, flow_hash, code_hash, expires_at) values
      ('open', false, 'a', 'x', now() + interval '1 minute'), ('over', false, 'b', 'x', now() - interval '23 hours'),
      ('old', false, 'c', 'x', now() - interval '25 hours')`);
  await owner.execute(sql`
    insert into known_devices (investor_id, token_hash, last_used_at) values
      (${id}, 'used', now() - interval '399 days'), (${id}, 'unused', now() - interval '401 days')`);
  const { id: other } = await anInvestor(owner);
  await owner.execute(sql`
    insert into password_links (investor_id, token_hash, expires_at) values
      (${id}, 'open', now() + interval '1 minute'), (${other}, 'over', now() - interval '1 second')`);
  await owner.execute(sql`
    insert into rate_limits (key, points, expire) values
      ('counts', 1, ${Date.now() + 60_000}), ('over', 1, ${Date.now() - 1000})`);
}

test('what is over is removed, what still counts stays', async () => {
  await fill();
  expect(await sweep(service, await exportsOf('retention'))).toBe(5);
  expect(await rowsOf('sessions', 'device')).toEqual([{ device: 'revoked' }, { device: null }]);
  expect(await rowsOf('reset_codes', 'account_key')).toEqual([
    { account_key: 'open' },
    { account_key: 'over' },
  ]);
  expect(await rowsOf('known_devices', 'token_hash')).toEqual([{ token_hash: 'used' }]);
  expect(await rowsOf('password_links', 'token_hash')).toEqual([{ token_hash: 'open' }]);
  expect(await rowsOf('rate_limits', 'key')).toEqual([{ key: 'counts' }]);
  expect(await sweep(service, await exportsOf('retention'))).toBe(0);
});

test('more than a batch is removed in one sweep', async () => {
  await owner.execute(sql`
    insert into rate_limits (key, points, expire) select n::text, 1, 0 from generate_series(1, 10001) n`);
  expect(await sweep(service, await exportsOf('retention'))).toBe(10_001);
});

test('while one instance sweeps the others leave it to that one', async () => {
  await fill();
  await service.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7262905117)`);
    expect(await sweep(service, await exportsOf('retention'))).toBe(0);
  });
  expect(await sweep(service, await exportsOf('retention'))).toBe(5);
});
