import { DocumentStatus, ProfileReason, ProfileStatus } from '../domain/profile-status';
import { BankAccount } from './bank-account';
import { Password } from './credentials';
import { InputDay, line, optionalLine, PhoneNumber } from './entered-values';
import { Page } from './parameters';
import { z } from './schema';
import { CountryCode, Day, Instant, Version } from './values';

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
  /** null where it is kept on paper only. By this name it can be saved: no path, and it ends in what the file is. */
  file: z.nullable(z.object({ name: z.string() })),
  decline_code: z.nullable(
    z.enum([
      'unreadable',
      'cropped',
      'expired',
      'wrong_type',
      'name_mismatch',
      'older_than_3_months',
      // A virus scanner has found something in the file, which is gone.
      'infected',
      'other',
    ]),
  ),
  /** In the reviewer's words. */
  decline_text: z.nullable(z.string()),
  uploaded_by: z.enum(['investor', 'operator']),
  /** A virus scanner has to see the file first: until then there is none. */
  scanning: z.boolean(),
});
export type DocumentEntry = z.infer<typeof DocumentEntry>;

const AddressLines = {
  street: z.string(),
  house_no: z.nullable(z.string()),
  line2: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  city: z.string(),
  /** Canton, emirate or the like, where an address has one. */
  state: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2 */
  country: z.nullable(z.string()),
};

export const Address = z.object({
  ...AddressLines,
  /** First day. */
  valid_from: Day,
  version: Version,
});
export type Address = z.infer<typeof Address>;

/**
 * What begins on the day on which the one before began corrects it. The same lines as now change nothing.
 */
export const AddressInput = z.strictObject({
  street: line(120),
  house_no: optionalLine(20),
  line2: optionalLine(120),
  postal_code: optionalLine(12),
  city: line(80),
  state: optionalLine(80),
  country: CountryCode,
  /** First day; today where it is left out. None to come, and none before the address so far began. */
  valid_from: z.optional(InputDay),
  /** Of the address so far; 0 where there is none. */
  version: Version,
});
export type AddressInput = z.infer<typeof AddressInput>;

export const PastAddress = z.object({
  ...AddressLines,
  valid_from: Day,
  /** Last day; null = the current one. */
  valid_to: z.nullable(Day),
});
export type PastAddress = z.infer<typeof PastAddress>;

export const ADDRESS_PAGE_SIZE = 20;
export const AddressListQuery = z.strictObject({ page: z.optional(Page) });
/** Latest first. */
export const AddressList = z.object({
  items: z.array(PastAddress),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});
export type AddressList = z.infer<typeof AddressList>;

/** So many documents are part of the profile. An investor can hand in 200. */
export const PROFILE_DOCUMENTS = 500;

export const Salutation = z.enum(['ms', 'mr']);

export const Profile = z.object({
  investor_id: z.uuid(),
  investor_no: z.string(),
  email: z.string(),
  /** null = none wanted. */
  salutation: z.nullable(Salutation),
  /** As in the passport, so only operators change it. */
  first_name: z.string(),
  last_name: z.string(),
  /** Of investors that are one; null = a person. */
  company_name: z.nullable(z.string()),
  /** Number of the register or of the licence. */
  company_registration: z.nullable(z.string()),
  date_of_birth: z.nullable(Day),
  /** ISO 3166-1 alpha-2 */
  nationality: z.nullable(z.string()),
  /** E.164 */
  phone: z.nullable(z.string()),
  /** In groups, as the country writes its numbers: `+49 30 901820`. */
  phone_display: z.nullable(z.string()),
  avatar: z.nullable(z.string()),
  /** Politically exposed, or close to somebody who is; null = never asked. */
  pep: z.nullable(z.boolean()),
  member_since: Day,
  address: z.nullable(Address),
  bank_account: z.nullable(BankAccount),
  /** Current versions only, newest first. Of more than 500: what the status hangs on, and the newest. */
  documents: z.array(DocumentEntry),
  /** All current versions: GET /documents has them by pages. */
  document_count: z.int(),
  status: z.enum(ProfileStatus),
  reasons: z.array(z.enum(ProfileReason)),
  /** Since when a request to erase the account is open; null = there is none. */
  erasure_requested_at: z.nullable(Instant),
  /** Of the personal data and tax residencies. */
  version: Version,
});
export type Profile = z.infer<typeof Profile>;

/** What is left out stays as it is. */
export const ProfileInput = z.strictObject({
  salutation: z.optional(z.nullable(Salutation)),
  date_of_birth: z.optional(InputDay),
  nationality: z.optional(CountryCode),
  /** Kept as E.164. */
  phone: z.optional(PhoneNumber),
  version: Version,
});
export type ProfileInput = z.infer<typeof ProfileInput>;

export const MAX_TAX_RESIDENCIES = 10;

export const TaxResidencies = z.object({
  items: z.array(z.object({ country: z.string(), tax_id: z.nullable(z.string()) })),
  /** The profile's. */
  version: Version,
});
export type TaxResidencies = z.infer<typeof TaxResidencies>;

/** All of them; a country that is left out ends. */
export const TaxResidenciesInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        country: CountryCode,
        /** A German one has to be there. It may have the blanks in which it is printed, and is kept without them. */
        tax_id: optionalLine(30),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_TAX_RESIDENCIES)),
  version: Version,
});
export type TaxResidenciesInput = z.infer<typeof TaxResidenciesInput>;

export const OnboardingInput = z.strictObject({
  /** The number of steps that are done: the present one, which changes nothing, or one more. */
  step: z.int().check(z.gte(1), z.lte(4)),
  /** Of the last step: the units that the portal names are all there are. */
  units_confirmed: z.optional(z.boolean()),
});
export const Onboarding = z.object({ onboarding_step: z.int().check(z.gte(0), z.lte(4)) });

export const ProfileExportInput = z.strictObject({ password: Password });
/** Tables with the rows that are about the investor, columns as they are stored: the database's roles list them. */
export const ProfileExport = z.object({
  exported_at: Instant,
  records: z.record(z.string(), z.array(z.unknown())),
});
export type ProfileExport = z.infer<typeof ProfileExport>;

export const ErasureRequestInput = z.strictObject({ password: Password });
export const ErasureRequest = z.object({ requested_at: Instant });
export type ErasureRequest = z.infer<typeof ErasureRequest>;
