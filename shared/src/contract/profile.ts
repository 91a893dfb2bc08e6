import { DocumentStatus, ProfileReason, ProfileStatus } from '../domain/profile-status';
import { z } from './schema';
import { Day } from './values';

export const DocumentType = z.enum([
  'passport',
  'proof-of-address',
  'emirates-id',
  'visa',
  'tenancy-contract',
  'ejari',
  'purchase-contract',
  'title-deed',
  'oqood',
  'power-of-attorney',
  'property-management-contract',
  'snagging-report',
  'de-snagging-report',
  'invoice',
  'receipt',
]);
export type DocumentType = z.infer<typeof DocumentType>;

export const DocumentEntry = z.object({
  document_id: z.uuid(),
  /** One of the fifteen types; a reader shows an unknown one as "Unbekannt". */
  document_type: z.string(),
  status: z.enum(DocumentStatus),
  valid_until: z.nullable(Day),
  uploaded_on: Day,
  unit_label: z.nullable(z.string()),
  decline_code: z.nullable(
    z.enum([
      'unreadable',
      'cropped',
      'expired',
      'wrong_type',
      'name_mismatch',
      'older_than_3_months',
      'other',
    ]),
  ),
});
export type DocumentEntry = z.infer<typeof DocumentEntry>;

export const Address = z.object({
  street: z.string(),
  house_no: z.nullable(z.string()),
  line2: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  city: z.string(),
  /** ISO 3166-1 alpha-2 */
  country: z.nullable(z.string()),
});
export type Address = z.infer<typeof Address>;

export const BankAccount = z.object({
  holder_name: z.string(),
  iban_country: z.string(),
  iban_last4: z.string(),
  bank_name: z.nullable(z.string()),
  currency: z.enum(['AED', 'EUR', 'USD', 'CHF', 'GBP']),
  status: z.enum(['pending_verification', 'verified', 'rejected', 'replaced']),
});
export type BankAccount = z.infer<typeof BankAccount>;

export const Profile = z.object({
  investor_id: z.uuid(),
  investor_no: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  member_since: Day,
  address: z.nullable(Address),
  bank_account: z.nullable(BankAccount),
  /** Current versions only. */
  documents: z.array(DocumentEntry),
  status: z.enum(ProfileStatus),
  reasons: z.array(z.enum(ProfileReason)),
});
export type Profile = z.infer<typeof Profile>;
