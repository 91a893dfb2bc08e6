import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { freshDatabase, runOn } from '../../../testing/test-database';
import { inInvestorTransaction } from '../../identity/investor-connection';
import { connect, type Database, type Role } from '../postgres/connect';
import { recordAuditEvent } from './record-audit-event';
import { type AuditFault, verifyAudit } from './verify-audit';

const ROWS = 10_000;
const HOSTILE = 'Zeile\n"\\/\u0001\u001f\u007f\u2028\u202e Ünïcödé 🏗 <script>';

let url: string;
let owner: Database;
let service: Database;

const pool = (role?: Role, connections = 2) =>
  connect(url, { ...(role && { role }), connections, onLost: () => undefined });

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

test('an act that is undone leaves neither entry nor link', async () => {
  await recordAuditEvent(service, anAct('kept'));
  const undone = service.transaction(async (tx) => {
    await recordAuditEvent(tx, anAct('undone'));
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await verifyAudit(service)).toMatchObject({ entries: 1, head: { seq: 1 }, faults: [] });
});

test('thirty-two transactions at once make one chain without a gap', async () => {
  const many = pool('manzil_service', 32);
  const act = (n: number) =>
    many.transaction(async (tx) => {
      await recordAuditEvent(tx, anAct(`${n} first`));
      await tx.execute(sql`select pg_sleep(0.001 * ${n % 5})`);
      await recordAuditEvent(tx, anAct(`${n} second`));
    });
  for (let round = 0; round < 4; round += 1) {
    await Promise.all(Array.from({ length: 32 }, (_, n) => act(n)));
  }
  await many.$client.end();
  expect(await verifyAudit(service)).toMatchObject({
    entries: 256,
    head: { seq: 256 },
    faults: [],
  });
});

test('an act that goes on for long after its entry keeps nobody waiting', async () => {
  await service.transaction(async (slow) => {
    await recordAuditEvent(slow, anAct('slow'));
    await owner.transaction((quick) => recordAuditEvent(quick, anAct('quick')));
  });
  const { rows } = await owner.execute<{ entity_id: string }>(sql`
    select entity_id from audit_chain join audit_log on id = entry_id order by seq`);
  expect(rows.map(({ entity_id }) => entity_id)).toEqual(['quick', 'slow']);
});

test.each([
  `update audit_log set action = 'a.b'`,
  'delete from audit_log',
  'truncate audit_log',
  `update audit_chain set hash = ''`,
  'delete from audit_chain',
  'truncate audit_chain',
])('even the owner of the tables may not %p', async (statement) => {
  await recordAuditEvent(service, anAct('1'));
  await expect(owner.execute(statement)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^audit_(log|chain) is append-only$/) },
  });
  expect(await verifyAudit(service)).toMatchObject({ entries: 1, faults: [] });
});

describe('roles', () => {
  let portal: Database;
  beforeEach(() => {
    portal = pool('manzil_portal');
  });
  afterEach(() => portal.$client.end());

  const investorAct = (id: string, investor_id = id) => ({
    actor: { type: 'investor' as const, id },
    action: 'session.created',
    entity_type: 'session',
    entity_id: 's',
    investor_id,
  });

  test('an investor adds their own acts, reads what concerns them, and nothing of others', async () => {
    const { id: anna } = await anInvestor(owner);
    const { id: ben } = await anInvestor(owner);
    await inInvestorTransaction(portal, anna, (tx) => recordAuditEvent(tx, investorAct(anna)));
    await recordAuditEvent(service, { ...anAct('d1'), investor_id: anna });
    await recordAuditEvent(service, { ...anAct('d2'), investor_id: ben });
    const seen = await inInvestorTransaction(portal, anna, async (tx) => {
      const { rows } = await tx.execute<{ action: string }>(
        sql`select action from audit_log order by id`,
      );
      return rows.map(({ action }) => action);
    });
    expect(seen).toEqual(['session.created', 'document.declined']);
    expect(await verifyAudit(service)).toMatchObject({ entries: 3, faults: [] });
  });

  test('an investor writes in no other name', async () => {
    const { id: anna } = await anInvestor(owner);
    const { id: ben } = await anInvestor(owner);
    const forged = [investorAct(ben), investorAct(anna, ben), investorAct(ben, anna), anAct('1')];
    for (const act of forged) {
      const attempt = inInvestorTransaction(portal, anna, (tx) => recordAuditEvent(tx, act));
      await expect(attempt).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });

  test.each([
    `update audit_log set action = 'a.b'`,
    'delete from audit_log',
    `insert into audit_log (at, actor_type, action, entity_type) values (now(), 'system', 'a.b', 'c')`,
    `insert into audit_chain values (1, 1, '', '')`,
    `update audit_head set seq = 0`,
    'truncate audit_chain',
  ])('neither role may %p', async (statement) => {
    for (const db of [portal, service]) {
      await expect(db.execute(statement)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
