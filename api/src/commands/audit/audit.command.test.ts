import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { recordAuditEvent } from '../../platform/audit/record-audit-event';

let office: Operators;
beforeAll(async () => {
  office = await operators();
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

async function anEntry(investor_id: string, action: string, operator?: string): Promise<void> {
  await recordAuditEvent(office.db, {
    actor: operator ? { type: 'operator', id: operator } : { type: 'investor', id: investor_id },
    action,
    entity_type: 'investor',
    entity_id: investor_id,
    investor_id,
    detail: { sessions_ended: 2 },
  });
}

test('who did what to an account is printed, the newest first, and of nobody else', async () => {
  const anna = await anInvestor(office.db, { email: 'anna@example.com' });
  const ben = await anInvestor(office.db, { email: 'ben@example.com' });
  await anEntry(anna.id, 'password.changed');
  await anEntry(ben.id, 'session.created');
  await anEntry(anna.id, 'investor.locked', 'olga');
  const { code, out } = await office.manzil('audit', 'list', 'anna@example.com');
  expect([code, out.length]).toEqual([0, 3]);
  expect(out[1]).toMatch(/operator olga +investor\.locked .*\{"sessions_ended":2\}/);
  expect(out[2]).toMatch(/ investor +password\.changed /);
  const one = await office.manzil('audit', 'list', 'anna@example.com', '--limit', '1', '--json');
  expect(JSON.parse(one.out.join())).toMatchObject([{ action: 'investor.locked' }]);
  const none = await office.manzil('audit', 'list', 'anna@example.com', '--to', '2020-01-01');
  expect(none.out).toHaveLength(1);
  expect((await office.manzil('audit', 'list', 'nobody@example.com')).code).toBe(1);
});
