import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { mailsTo } from '../../../testing/mails';
import { type Operators, operators } from '../../../testing/manzil';
import { aRememberedBrowser, aSecondFactor } from '../../../testing/second-factor';
import { newToken } from '../../identity/session-token';
import { createSession } from '../../identity/sessions.repository';

let office: Operators;
beforeAll(async () => {
  office = await operators();
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

const remove = (email: string, ...more: string[]) =>
  office.manzil('investor', 'second-factor', 'remove', email, ...more);
const BECAUSE = ['--reason', 'passport shown on a video call'];

test('an operator removes a second factor with a reason, and the investor is told', async () => {
  const { id } = await anInvestor(office.db, { email: 'anna@example.com' });
  await aSecondFactor(office.db, id, { codes: ['ABCD-EFGH-JKMN'] });
  await aRememberedBrowser(office.db, id);
  await createSession(office.db, id, newToken());
  const { code, out } = await remove('anna@example.com', ...BECAUSE);
  expect([code, out]).toEqual([
    0,
    ['Removed the second factor of anna@example.com; sessions ended: 1.'],
  ]);
  const left = await office.db.execute(sql`
    select (select count(*)::int from second_factors) + (select count(*)::int from recovery_codes)
      + (select count(*)::int from known_devices where remembered_until is not null) as left`);
  expect(left.rows).toEqual([{ left: 0 }]);
  const [mail] = await mailsTo(office.db, 'anna@example.com');
  expect(mail).toMatchObject({ template: 'second-factor-removed', values: { by: 'office' } });
  const { rows } = await office.db.execute(
    sql`select actor_type, actor_id, action, investor_id, detail from audit_log`,
  );
  expect(rows).toEqual([
    {
      actor_type: 'operator',
      actor_id: 'olga',
      action: 'second_factor.removed',
      investor_id: id,
      detail: { reason: 'passport shown on a video call', sessions_ended: 1 },
    },
  ]);
});

test('without a reason, or where there is none, nothing is removed', async () => {
  await anInvestor(office.db, { email: 'anna@example.com' });
  expect((await remove('anna@example.com')).code).not.toBe(0);
  const { code, notes } = await remove('anna@example.com', ...BECAUSE);
  expect(code).not.toBe(0);
  expect(notes.join(' ')).toContain('anna@example.com has no second factor.');
});
