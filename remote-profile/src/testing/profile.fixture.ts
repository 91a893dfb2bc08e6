import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import type { Profile } from '@manzil/shared/contract/profile/profile';

let lastId = 0;

/** Anna Becker with everything in order. */
export const profile: Profile = {
  investor_id: '0b7c6a52-6f0f-4c9e-9d5e-3a1f0f6f0a01',
  investor_no: 'MZ-10004',
  email: 'anna.becker@example.com',
  salutation: 'ms',
  first_name: 'Anna',
  last_name: 'Becker',
  company_name: null,
  company_registration: null,
  date_of_birth: '1984-03-09',
  nationality: 'DE',
  phone: '+4915155512304',
  phone_display: '+49 1515 5512304',
  avatar: null,
  pep: false,
  member_since: '2022-05-18',
  address: {
    street: 'Gärtnerstraße',
    house_no: '12',
    line2: null,
    postal_code: '20253',
    city: 'Hamburg',
    state: null,
    country: 'DE',
    valid_from: '2022-05-18',
    version: 1,
  },
  bank_account: {
    holder_name: 'Anna Becker',
    iban_country: 'AE',
    iban_last4: '3456',
    bic: null,
    bank_name: 'Khaleej Commercial Bank',
    currency: 'AED',
    status: 'verified',
    usable_from: '2022-05-20T08:00:00Z',
    version: 1,
  },
  documents: [aDocument('passport'), aDocument('proof-of-address')],
  document_count: 2,
  status: 'active',
  reasons: [],
  erasure_requested_at: null,
  version: 1,
};

export function aDocument(
  document_type: string,
  changes: Partial<DocumentEntry> = {},
): DocumentEntry {
  lastId += 1;
  return {
    document_id: `5d1f7c52-0000-4000-8000-${String(lastId).padStart(12, '0')}`,
    document_type,
    status: 'accepted',
    valid_until: null,
    uploaded_on: '2026-03-12',
    unit_label: null,
    file: { name: `${document_type}.pdf` },
    decline_code: null,
    decline_text: null,
    uploaded_by: 'investor',
    scanning: false,
    ...changes,
  };
}

/** The Dubai day so many days from now. */
export const dayFromNow = (days: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(
    new Date(Date.now() + days * 86_400_000),
  );
