import { sql } from 'drizzle-orm';
import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { aProperty, aUnit } from '../../../testing/portfolio';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import { taxResidencies } from '../../modules/tax-residencies/tax-residencies.table';
import { jsonRows } from '../../platform/postgres/json-rows';

let office: Operators;
beforeAll(async () => {
  office = await operators({ now: () => new Date('2026-11-24T08:00:00Z') });
  const investor = await anInvestor(office.db, { email: 'lena@example.com', last_name: 'Vogt' });
  await aUnit(office.db, {
    property_id: await aProperty(office.db, { name: 'Marina Walk Tower' }),
    unit_no: '2304',
    owners: [{ investor }],
  });
});
afterAll(() => office.close());

const move = (...more: string[]) =>
  office.manzil(
    'investor',
    'address',
    'lena@example.com',
    '--street',
    'Elbchaussee',
    '--house-no',
    '7',
    '--city',
    'Hamburg',
    '--country',
    'DE',
    ...more,
  );
const shown = async () => (await office.manzil('investor', 'show', 'lena@example.com')).out;

test('the office enters an address, which is shown with the rest and on record for the investor', async () => {
  expect((await move('--postal-code', '22765', '--dry-run')).code).toBe(0);
  expect((await shown()).find((line) => line.startsWith('address'))).toBeUndefined();
  expect((await move('--postal-code', '22765')).code).toBe(0);
  expect(await shown()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^name +\S+ Vogt$/),
      'address     Elbchaussee 7, 22765 Hamburg, DE',
      expect.stringMatching(/^unit +Marina Walk Tower 2304, no package, /),
    ]),
  );
  const acts = await jsonRows(
    office.db,
    sql`select actor_id, action, investor_id is not null as concerns from audit_log`,
  );
  expect(acts).toEqual([{ actor_id: 'olga', action: 'address.changed', concerns: true }]);
});

test('a postal code that the country does not have is refused', async () => {
  const { code, notes } = await move('--postal-code', '12');
  expect(code).toBe(1);
  expect(notes.join(' ')).toMatch(/postal/i);
});

test('a script gets the profile as JSON; somebody unknown is named', async () => {
  const { out } = await office.manzil('investor', 'show', 'lena@example.com', '--json');
  expect(JSON.parse(out.join('\n'))).toMatchObject({
    email: 'lena@example.com',
    units: [{ unit: 'Marina Walk Tower 2304' }],
    sessions: 0,
  });
  const unknown = await office.manzil('investor', 'show', 'nobody@example.com');
  expect([unknown.code, unknown.notes]).toEqual([
    1,
    ['There is no investor "nobody@example.com".'],
  ]);
});

test('while another account waits, payouts go to the one before, and both are shown', async () => {
  const { id: investor_id } = await anInvestor(office.db, { email: 'max@example.com' });
  const account = { investor_id, iban_country: 'DE', currency: 'EUR', holder_name: 'Max' } as const;
  const used = new Date('2024-01-01');
  await office.db.insert(bankAccounts).values([
    {
      ...{ ...account, iban_last4: '3000', status: 'replaced', usable_from: used },
      ...{ confirmed_at: used, replaced_at: new Date(), created_at: used },
    },
    {
      ...{ ...account, iban_last4: '2109', status: 'pending_verification' },
      usable_from: new Date('2099-01-01'),
    },
  ]);
  const { out } = await office.manzil('investor', 'show', 'max@example.com');
  expect(out.filter((line) => line.includes('EUR'))).toEqual([
    expect.stringMatching(/^payouts to +DE … 3000, EUR, Max, replaced, usable from 2024-/),
    expect.stringMatching(/^entered +DE … 2109, EUR, Max, pending_verification, usable from 2099-/),
  ]);
  const json = await office.manzil('investor', 'show', 'max@example.com', '--json');
  expect(JSON.parse(json.out.join('\n'))).toMatchObject({
    payouts_to: { iban_last4: '3000' },
    bank_account: { iban_last4: '2109' },
  });
});

test('of a company its number is shown, and of everybody what the law asks for', async () => {
  const email = 'weber@example.com';
  const { id: investor_id } = await anInvestor(office.db, {
    email,
    investor_type: 'company',
    company_name: 'Weber Holding GmbH',
    company_registration: 'HRB 4711',
    pep: true,
    date_of_birth: '1984-03-09',
    nationality: 'DE',
  });
  const since = { investor_id, valid_from: '2024-01-01' };
  await office.db.insert(taxResidencies).values([
    { ...since, country: 'DE' },
    { ...since, country: 'AE' },
    { ...since, country: 'CH', valid_to: '2025-12-31' },
  ]);
  const { out } = await office.manzil('investor', 'show', email);
  expect(out).toEqual(
    expect.arrayContaining([
      'company     Weber Holding GmbH, HRB 4711',
      'born        1984-03-09',
      'nationality DE',
      'PEP         yes',
      'taxed in    AE, DE',
    ]),
  );
  const json = await office.manzil('investor', 'show', email, '--json');
  expect(JSON.parse(json.out.join('\n'))).toMatchObject({ tax_countries: ['AE', 'DE'] });
  expect(await shown()).toContain('PEP         not asked yet');
});
