import { randomUUID } from 'node:crypto';
import { anInvestor } from '../../../testing/fixtures';
import { type Operators, operators } from '../../../testing/manzil';
import { bankAccounts } from '../../modules/bank-accounts/bank-accounts.table';
import { documents } from '../../modules/documents/documents.table';
import { erasureRequests } from '../../modules/profile/profile.table';

let office: Operators;
const passport = randomUUID();
const account = randomUUID();

beforeAll(async () => {
  office = await operators();
  const { id: investor_id } = await anInvestor(office.db, {
    email: 'lena@example.com',
    first_name: 'Lena',
    last_name: 'Vogt',
  });
  const at = (day: string) => new Date(`2026-11-${day}T08:00:00Z`);
  await office.db.insert(erasureRequests).values([
    { investor_id, requested_at: at('18') },
    { investor_id, requested_at: at('01'), closed_at: at('02') },
  ]);
  const held = { investor_id, uploaded_on: '2026-11-20', valid_until: '2031-05-14' };
  await office.db.insert(documents).values([
    {
      ...held,
      id: passport,
      document_type: 'passport',
      status: 'in_review',
      created_at: at('20'),
    },
    { ...held, document_type: 'visa', status: 'accepted', created_at: at('10') },
  ]);
  const paid = { investor_id, iban_country: 'DE', iban_last4: '3000', currency: 'EUR' } as const;
  await office.db.insert(bankAccounts).values([
    {
      ...paid,
      id: account,
      holder_name: 'Vogt GmbH',
      status: 'pending_verification',
      created_at: at('19'),
    },
    { ...paid, holder_name: 'Lena Vogt', status: 'replaced', created_at: at('05') },
  ]);
});
afterAll(() => office.close());

test('what waits for the office is printed, the longest waiting first, with the command that decides it', async () => {
  const { code, out } = await office.manzil('waiting');
  expect(code).toBe(0);
  expect(out.slice(1).map((line) => line.split(/ {2,}/))).toEqual([
    [
      '2026-11-18 08:00',
      'erasure',
      'lena@example.com',
      'within a month (GDPR Art. 12)',
      'investor erase lena@example.com',
    ],
    [
      '2026-11-19 08:00',
      'bank account',
      'lena@example.com',
      'held by Vogt GmbH, investor Lena Vogt',
      `bank-account review ${account}`,
    ],
    [
      '2026-11-20 08:00',
      'document',
      'lena@example.com',
      'passport, of Lena Vogt, valid until 2031-05-14',
      `document review ${passport}`,
    ],
  ]);
});

test('a script gets the same, and no more than it asks for', async () => {
  const { out, notes } = await office.manzil('waiting', '--json', '--limit', '1');
  expect(JSON.parse(out.join('\n'))).toEqual([
    {
      kind: 'erasure',
      since: '2026-11-18T08:00:00.000Z',
      investor: 'lena@example.com',
      id: null,
      about: 'within a month (GDPR Art. 12)',
      decided_by: 'investor erase lena@example.com',
    },
  ]);
  expect(notes).toEqual([]);
});
