import { Instant } from '../instant';
import { z } from '../schema';

/** What concerns the safety of an account: ways in, what money and identity hang on, data that left. */
export const SecurityAct = z.enum([
  'session_created',
  'session_ended',
  'session_revoked',
  'session_others_revoked',
  'password_changed',
  'password_link_created',
  'password_link_used',
  'password_reset_requested',
  'password_reset_completed',
  'second_factor_added',
  'second_factor_removed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'recovery_codes_renewed',
  'recovery_code_used',
  'browser_forgotten',
  'bank_account_opened',
  'bank_account_changed',
  'bank_account_change_withdrawn',
  'bank_account_verified',
  'bank_account_rejected',
  'profile_changed',
  'address_changed',
  'investor_changed',
  'investor_locked',
  'investor_unlocked',
  'profile_exported',
  'investor_exported',
  'documents_downloaded',
  'document_opened',
  'erasure_requested',
]);
export type SecurityAct = z.infer<typeof SecurityAct>;

export const SecurityEvent = z.object({
  event_id: z.string(),
  at: Instant,
  act: SecurityAct,
  by: z.enum(['investor', 'office', 'portal']),
  /** Of a sign-in: whether the browser was a new one; else null. */
  new_browser: z.nullable(z.boolean()),
  /** Of a sign-in: browser and system, such as `Firefox, Windows`; else null, as where neither is known. */
  device: z.optional(z.nullable(z.string())),
});
export type SecurityEvent = z.infer<typeof SecurityEvent>;

/** `event_id` of the last one that is known. */
const Cursor = z.string().check(z.regex(/^[1-9]\d{0,17}$/));

export const SecurityEventQuery = z.strictObject({ cursor: z.optional(Cursor) });

/** The latest first. */
export const SecurityEventList = z.object({
  items: z.array(SecurityEvent),
  next_cursor: z.nullable(z.string()),
});
export type SecurityEventList = z.infer<typeof SecurityEventList>;
