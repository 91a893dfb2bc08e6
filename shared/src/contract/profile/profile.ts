import { ProfileReason, ProfileStatus } from '../../domain/profile-status';
import { Address } from '../addresses/addresses';
import { BankAccount } from '../bank-accounts/bank-accounts';
import { CountryCode } from '../country-code';
import { Identity } from '../credentials';
import { DocumentEntry } from '../documents/document-entry';
import { InputDay, PhoneNumber } from '../entered-values';
import { Instant } from '../instant';
import { z } from '../schema';
import { Day } from '../values';
import { Version } from '../version';

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

export const ProfileExportInput = Identity;
/** Tables with the rows that are about the investor, columns as they are stored: the database's roles list them. */
export const ProfileExport = z.object({
  exported_at: Instant,
  records: z.record(z.string(), z.array(z.unknown())),
});
export type ProfileExport = z.infer<typeof ProfileExport>;

export const ErasureRequestInput = Identity;
export const ErasureRequest = z.object({ requested_at: Instant });
export type ErasureRequest = z.infer<typeof ErasureRequest>;
