import { Identity } from '../credentials';
import { DocumentDetail } from '../documents/documents';
import { IntId } from '../parameters';
import { z } from '../schema';
import { Instalment } from '../units/unit-detail';
import { Bps } from '../values';

/** The project's escrow account. Of the IBAN only the country and the last four characters. */
export const EscrowAccount = z.object({
  holder_name: z.string(),
  bank_name: z.string(),
  iban_country: z.string(),
  iban_last4: z.string(),
});
export type EscrowAccount = z.infer<typeof EscrowAccount>;

export const InstalmentDetail = z.extend(Instalment, {
  unit_id: z.uuid(),
  unit_no: z.string(),
  property_name: z.string(),
  /** What the investor owns of the unit; the amount is of the whole. Left out by older APIs. */
  owned_bps: z.optional(Bps),
  dld_project_no: z.nullable(z.string()),
  /** Of the unit's payment plan. */
  count: z.int(),
  /** What the transfer has to say, in characters that every bank takes. */
  reference: z.string(),
  /** null while nobody has entered it, or what is known of it differs: nothing may be paid then. */
  account: z.nullable(EscrowAccount),
  /** The investor's latest proof of payment, whatever became of it; other owners of the unit have their own. */
  proof: z.nullable(DocumentDetail),
});
export type InstalmentDetail = z.infer<typeof InstalmentDetail>;

export const InstalmentParams = z.strictObject({ unit_id: z.uuid(), seq: IntId });

/** The password again: a stolen session must not do this. */
export const RevealInput = Identity;
export const EscrowIban = z.object({ iban: z.string() });
export type EscrowIban = z.infer<typeof EscrowIban>;
