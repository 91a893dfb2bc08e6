import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { freshDatabase } from '../../../testing/test-database';
import { inInvestorTransaction } from '../../identity/investor-connection';
import { connect, type Database } from '../postgres/connect';
import { asLogin, type Role } from '../postgres/logins';
import { recordAuditEvent } from './record-audit-event';
import { verifyAudit } from './verify-audit';

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
