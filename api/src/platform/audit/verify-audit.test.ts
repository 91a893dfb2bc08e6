import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { freshDatabase, runOn } from '../../../testing/test-database';
import { connect, type Database } from '../postgres/connect';
import { asLogin, type Role } from '../postgres/logins';
import { recordAuditEvent } from './record-audit-event';
import { type AuditFault, verifyAudit } from './verify-audit';

const ROWS = 10_000;
const HOSTILE = 'Zeile\n"\\/\u0001\u001f\u007f\u2028\u202e Ünïcödé 🏗 <script>';

let url: string;
let owner: Database;
let service: Database;

const pool = (role?: Role, connections = 2) =>
  connect(role ? asLogin(url, role) : url, { connections, onLost: () => undefined });

beforeEach(async () => {
  url = await freshDatabase();
  owner = pool();
  service = pool('manzil_service');
});
afterEach(() => Promise.all([owner, service].map(({ $client }) => $client.end())));

const anAct = (entity_id: string, detail = {}) => ({
  actor: { type: 'operator' as const, id: 'leila' },
  action: 'document.declined',
  entity_type: 'document',
  entity_id,
  detail,
});

/** Ten thousand entries of one transaction, as the service's role writes them. */
async function tenThousand(): Promise<void> {
  await service.execute(sql`
    insert into audit_log (actor_type, actor_id, action, entity_type, entity_id, investor_id, detail)
    select case when n % 2 = 0 then 'investor' else 'system' end, case when n % 3 = 0 then null else n::text end,
      'session.created', 'session', n::text, gen_random_uuid(),
      jsonb_build_object('n', n, 'text', ${HOSTILE}::text, 'part', n / 7.0)
    from generate_series(1, ${ROWS}) n`);
}

/** What somebody with all rights can do: the triggers are asleep meanwhile. */
const tamper = (statements: string) =>
  runOn(url, `set session_replication_role = replica; ${statements}`);

test('entries that nobody touched verify, whatever their texts hold', async () => {
  await tenThousand();
  const verdict = await verifyAudit(service);
  expect(verdict).toMatchObject({ entries: ROWS, head: { seq: ROWS }, faults: [] });
  expect(await verifyAudit(service, { noted: verdict.head })).toMatchObject({ faults: [] });
});

test('an empty log verifies', async () => {
  expect(await verifyAudit(service)).toMatchObject({ entries: 0, head: { seq: 0 }, faults: [] });
});

describe('ten thousand entries, one of them tampered with', () => {
  const changes: [string, string, Partial<AuditFault>[]][] = [
    [
      'its action',
      `update audit_log set action = 'session.ended' where id = 5000`,
      [changed(5000)],
    ],
    ['its actor', `update audit_log set actor_id = 'x' where id = 1`, [changed(1)]],
    ['an actor taken away', `update audit_log set actor_id = null where id = 1`, [changed(1)]],
    [
      'its time by a microsecond',
      `update audit_log set at = at + interval '1 microsecond' where id = 10000`,
      [changed(10_000)],
    ],
    [
      'a figure in its detail',
      `update audit_log set detail = detail || '{"n": 0}' where id = 77`,
      [changed(77)],
    ],
    [
      'whom it concerns',
      'update audit_log set investor_id = null where id = 9999',
      [changed(9999)],
    ],
    [
      'two entries that change places',
      `update audit_chain set entry_id = -1 where seq = 10; update audit_chain set entry_id = 10 where seq = 11;
       update audit_chain set entry_id = 11 where seq = 10`,
      [changed(10), changed(11)],
    ],
    [
      'two links that change places',
      `update audit_chain set seq = -1 where seq = 10; update audit_chain set seq = 10 where seq = 11;
       update audit_chain set seq = 11 where seq = -1`,
      [changed(10), changed(11), changed(12)],
    ],
    [
      'a hash',
      `update audit_chain set hash = repeat('a', 64) where seq = 3`,
      [changed(3), changed(4)],
    ],
    ['an entry deleted', 'delete from audit_log where id = 4321', [missing(4321)]],
    [
      'an entry deleted with its link',
      'delete from audit_log where id = 4321; delete from audit_chain where seq = 4321',
      [missing(4322)],
    ],
    [
      'the last entries deleted with their links',
      'delete from audit_log where id > 9990; delete from audit_chain where seq > 9990',
      [{ kind: 'cut_off', seq: ROWS }],
    ],
    [
      'everything deleted',
      'truncate audit_log; truncate audit_chain',
      [{ kind: 'cut_off', seq: ROWS }],
    ],
    ['the head deleted', 'delete from audit_head', [{ kind: 'cut_off', seq: -1 }]],
    [
      'an entry slipped in',
      `insert into audit_log (actor_type, action, entity_type) values ('system', 'x.y', 'z')`,
      [{ kind: 'unchained', entry_id: ROWS + 1 }],
    ],
  ];

  test('each kind is found, and nothing else', async () => {
    await tenThousand();
    const clean = new URL(url).pathname.slice(1);
    await owner.$client.end();
    await service.$client.end();
    const server = url.replace(clean, 'postgres');
    for (const [what, statements, faults] of changes) {
      const copy = `tampered_${randomUUID().replaceAll('-', '')}`;
      await runOn(server, `create database ${copy} template ${clean}`);
      url = url.replace(/[^/]+$/, copy);
      await tamper(statements);
      service = pool('manzil_service');
      const verdict = await verifyAudit(service, { batchSize: 1_000 });
      expect([what, verdict.faults]).toEqual([
        what,
        faults.map((fault) => expect.objectContaining(fault)),
      ]);
      await service.$client.end();
    }
    owner = pool();
    service = pool('manzil_service');
  }, 60_000);

  function changed(seq: number): Partial<AuditFault> {
    return { kind: 'changed', seq };
  }
  function missing(seq: number): Partial<AuditFault> {
    return { kind: 'missing', seq };
  }
});

test('a chain written anew as a whole is found by a head that was noted elsewhere', async () => {
  for (const id of ['1', '2', '3']) await recordAuditEvent(service, anAct(id));
  const { head: noted } = await verifyAudit(service);
  await runOn(
    url,
    `set session_replication_role = replica;
     create temporary table kept as select * from audit_log where id <> 2;
     delete from audit_chain; delete from audit_log; update audit_head set seq = 0, hash = repeat('0', 64);
     set session_replication_role = origin;
     insert into audit_log overriding system value select * from kept order by id`,
  );
  expect(await verifyAudit(service)).toMatchObject({ entries: 2, faults: [] });
  const { faults } = await verifyAudit(service, { noted });
  expect(faults).toEqual([{ kind: 'rewritten', seq: 3, entry_id: null }]);
});
