import { PersonDraftInput } from '@manzil/shared/contract/onboarding/onboarding';
import { API_ROOT } from '../src/api-root';
import { newToken } from '../src/identity/session-token';
import { createSession } from '../src/identity/sessions.repository';
import { addresses } from '../src/modules/addresses/addresses.table';
import { replaceAccount } from '../src/modules/bank-accounts/bank-accounts.repository';
import { saveDraft } from '../src/modules/onboarding/onboarding-drafts.repository';
import { passwordChanged } from '../src/modules/passwords/mails/password-changed.mail';
import { erasureRequests } from '../src/modules/profile/erasure-requests.table';
import { addTaxResidency } from '../src/modules/tax-residencies/tax-residencies.repository';
import { readConfig } from '../src/platform/config';
import { queueMail } from '../src/platform/mail/queue-mail';
import { openFields } from '../src/platform/secrets/field-keys';
import { anAvatar, aStoredDocument } from './documents';
import { anInvestor } from './fixtures';
import { aPdf } from './pdfs';
import type { Office } from './some-books';

/** In every text about the person. */
export const MARK = 'Zwetschgenbaum';
export const EMAIL = `${MARK.toLowerCase()}@example.com`;
export const PASSPORT = aPdf({ objects: ['(passport)'] });
const DEED = aPdf({ objects: ['(deed)'] });

/** An account with something of every kind, of somebody who owns nothing. */
export async function aDataSubject({ office, files }: Office) {
  const { db } = office;
  const person = await anInvestor(db, {
    email: EMAIL,
    first_name: MARK,
    last_name: MARK,
    phone_e164: '+4940123456',
    date_of_birth: '1980-01-01',
    nationality: 'DE',
    salutation: 'ms',
    investor_type: 'company',
    company_name: MARK,
    company_registration: MARK,
    pep: true,
  });
  const fields = await openFields(readConfig(office.environment, API_ROOT), db);
  await createSession(db, person.id, newToken(), { device: MARK, ip_prefix: '192.0.2.0/24' });
  const address = { investor_id: person.id, street: MARK, city: 'Hamburg', country: 'DE' };
  await db.insert(addresses).values([
    { ...address, valid_from: '2015-01-01', valid_to: '2019-12-31' },
    { ...address, valid_from: '2020-01-01' },
  ]);
  await addTaxResidency(
    db,
    fields,
    person.id,
    { country: 'DE', tax_id: '12345678911' },
    '2020-01-01',
  );
  const { typed } = PersonDraftInput.parse({ typed: { company_name: MARK }, version: 0 });
  await saveDraft(db, fields, person.id, { step: 'person', typed }, 0);
  await db.transaction((tx) =>
    replaceAccount(
      tx,
      fields,
      person.id,
      {
        ...{ holder_name: MARK, bic: null, currency: 'EUR', status: 'verified' },
        iban: 'DE89370400440532013000',
      },
      0,
    ),
  );
  await aStoredDocument(db, files, { investor: person, name: `${MARK}.pdf`, content: PASSPORT });
  const deed = { document_type: 'title-deed', name: `${MARK}.pdf`, content: DEED } as const;
  await aStoredDocument(db, files, { investor: person, ...deed });
  await anAvatar(db, files, person);
  await db.insert(erasureRequests).values({ investor_id: person.id });
  await queueMail(db, {
    to: EMAIL,
    language: 'de',
    template: passwordChanged,
    values: { first_name: MARK },
  });
  return person;
}
