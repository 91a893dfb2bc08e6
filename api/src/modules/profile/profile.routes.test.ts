import type { Profile } from '@manzil/shared/contract/profile/profile';
import { anInvestor, type TestInvestor } from '../../../testing/fixtures';
import { aProperty, aUnit, NOON } from '../../../testing/portfolio';
import { statementsOf } from '../../../testing/statements';
import { buildTestApp, type Caller, type TestApp } from '../../../testing/test-app';
import { addresses } from '../addresses/addresses.table';
import { bankAccounts } from '../bank-accounts/bank-accounts.table';
import { documents } from '../documents/documents.table';

let portal: TestApp;
let investor: TestInvestor;
let caller: Caller;

beforeAll(async () => {
  portal = await buildTestApp({ now: NOON });
});
afterAll(() => portal.close());
beforeEach(async () => {
  investor = await anInvestor(portal.db, {
    first_name: 'Anna',
    phone_e164: '+4915155512304',
    created_at: new Date('2022-05-18T21:00:00Z'),
  });
  caller = await portal.as(investor);
});

const profile = async (): Promise<Profile> => (await caller.get('/profile')).json();

test('a new investor has a profile without address, account and documents', async () => {
  expect(await profile()).toEqual({
    investor_id: investor.id,
    investor_no: investor.investor_no,
    email: investor.email,
    salutation: null,
    first_name: 'Anna',
    last_name: 'Investor',
    company_name: null,
    company_registration: null,
    date_of_birth: null,
    pep: null,
    nationality: null,
    phone: '+4915155512304',
    phone_display: '+49 1515 5512304',
    avatar: null,
    member_since: '2022-05-19',
    address: null,
    bank_account: null,
    documents: [],
    document_count: 0,
    status: 'inactive',
    reasons: ['country_missing', 'identity_missing'],
    erasure_requested_at: null,
    version: 1,
  });
});

test('what the law asks of a company and of who represents it is part of it', async () => {
  const company = {
    company_name: 'Weber Holding GmbH',
    company_registration: 'HRB 12345 B',
    pep: true,
  };
  const weber = await anInvestor(portal.db, { ...company, investor_type: 'company' });
  expect((await (await portal.as(weber)).get('/profile')).json()).toMatchObject(company);
});

test('is open before onboarding is finished', async () => {
  const fresh = await portal.as(await anInvestor(portal.db, { onboarding_step: 0 }));
  expect((await fresh.get('/profile')).statusCode).toBe(200);
});

test('shows the current address and account; of the IBAN only country and last digits exist', async () => {
  const address = {
    investor_id: investor.id,
    street: 'Gärtnerstraße',
    city: 'Hamburg',
    country: 'DE',
  };
  await portal.db.insert(addresses).values([
    { ...address, street: 'Alte Straße', valid_from: '2015-01-01', valid_to: '2019-12-31' },
    { ...address, house_no: '12', postal_code: '20253', valid_from: '2020-01-01' },
  ]);
  const account = {
    investor_id: investor.id,
    holder_name: 'Anna Becker',
    iban_country: 'DE',
    currency: 'EUR' as const,
  };
  await portal.db.insert(bankAccounts).values([
    { ...account, iban_last4: '1111', status: 'replaced' },
    {
      ...account,
      iban_last4: '3000',
      status: 'verified',
      usable_from: new Date('2026-11-01T08:00:00Z'),
    },
  ]);
  const found = await profile();
  expect(found.address).toEqual({
    street: 'Gärtnerstraße',
    house_no: '12',
    line2: null,
    postal_code: '20253',
    city: 'Hamburg',
    state: null,
    country: 'DE',
    valid_from: '2020-01-01',
    version: 1,
  });
  expect(found.bank_account).toEqual({
    holder_name: 'Anna Becker',
    iban_country: 'DE',
    iban_last4: '3000',
    bic: null,
    bank_name: null,
    currency: 'EUR',
    status: 'verified',
    usable_from: '2026-11-01T08:00:00.000Z',
    version: 1,
  });
});

test('lists current documents with their unit; a superseded one neither shows nor counts', async () => {
  const property_id = await aProperty(portal.db, { name: 'Marina Walk Tower' });
  const unit_id = await aUnit(portal.db, { property_id, unit_no: '2304', owners: [{ investor }] });
  const document = {
    investor_id: investor.id,
    status: 'accepted' as const,
    uploaded_on: '2026-01-01',
  };
  const [passport] = await portal.db
    .insert(documents)
    .values({ ...document, document_type: 'passport' })
    .returning();
  await portal.db.insert(documents).values([
    {
      ...document,
      document_type: 'passport',
      valid_until: '2020-01-01',
      superseded_by_id: passport?.id ?? null,
    },
    {
      ...document,
      document_type: 'proof-of-address',
      status: 'in_review',
      uploaded_on: '2026-02-01',
    },
    { ...document, document_type: 'title-deed', unit_id, uploaded_on: '2026-03-01' },
  ]);
  const found = await profile();
  expect(
    found.documents.map(({ document_type, unit_label }) => [document_type, unit_label]),
  ).toEqual([
    ['title-deed', 'Marina Walk Tower 2304'],
    ['proof-of-address', null],
    ['passport', null],
  ]);
  expect(found.reasons).toEqual(['country_missing', 'document_in_review']);
});

test('of very many documents 500 are sent: what the status and decisions hang on, and the newest', async () => {
  const accepted = {
    investor_id: investor.id,
    document_type: 'receipt' as const,
    status: 'accepted' as const,
    uploaded_on: '2026-06-01',
  };
  const early = { ...accepted, uploaded_on: '2015-01-01' };
  await portal.db
    .insert(documents)
    .values([
      ...Array.from({ length: 600 }, () => accepted),
      { ...early, document_type: 'passport' },
      { ...early, document_type: 'proof-of-address' },
      { ...early, document_type: 'visa', valid_until: '2026-12-01' },
      { ...early, document_type: 'ejari', valid_until: '2016-01-01' },
      { ...early, document_type: 'title-deed', status: 'in_review' },
      { ...early, document_type: 'oqood', status: 'declined', decline_code: 'cropped' },
    ]);
  const found = await profile();
  expect([found.documents.length, found.document_count]).toEqual([500, 606]);
  expect(
    found.documents
      .slice(-6)
      .map(({ document_type }) => document_type)
      .sort(),
  ).toEqual(['ejari', 'oqood', 'passport', 'proof-of-address', 'title-deed', 'visa']);
  expect(found.reasons).toEqual([
    'country_missing',
    'document_expired',
    'document_declined',
    'document_in_review',
  ]);
});

test('takes one statement, the session with it', async () => {
  expect(await statementsOf(() => caller.get('/profile'))).toHaveLength(1);
});
