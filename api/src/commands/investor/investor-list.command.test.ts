import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';

let office: Operators;
beforeAll(async () => {
  office = await operators();
  await office.remember();
});
afterEach(() => office.forget());
afterAll(() => office.close());

test('investor list names a company with who acts for it', async () => {
  await anInvestor(office.db, {
    email: 'a@example.com',
    first_name: 'Anna',
    investor_type: 'company',
    company_name: 'Investor Holding GmbH',
    company_registration: 'HRB 1',
  });
  const { out } = await office.manzil('investor', 'list');
  expect(out[1]).toContain('Investor Holding GmbH (Anna Investor)');
});

test('investor list shows all, or those of a status', async () => {
  await anInvestor(office.db, { investor_no: 'MZ-1', email: 'a@example.com', first_name: 'Anna' });
  await anInvestor(office.db, {
    investor_no: 'MZ-2',
    email: 'b@example.com',
    status: 'locked',
    onboarding_step: 1,
  });
  expect((await office.manzil('investor', 'list')).out).toEqual([
    'number  e-mail         name           status  step',
    'MZ-1    a@example.com  Anna Investor  active     4',
    'MZ-2    b@example.com  Test Investor  locked     1',
  ]);
  expect((await office.manzil('investor', 'list', '--status', 'locked')).out).toHaveLength(2);
});
