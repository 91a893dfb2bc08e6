import { ProfileStatus } from '../domain/profile-status';
import { z } from './schema';
import { Display } from './settings';
import { Password } from './values';

export const Investor = z.object({
  investor_id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar: z.nullable(z.string()),
  /** Number of completed steps; 4 = done. */
  onboarding_step: z.int().check(z.gte(0)),
  profile_status: z.enum(ProfileStatus),
  /** Of the settings. Not there in what a build before kept on a device. */
  display: z.optional(Display),
});
export type Investor = z.infer<typeof Investor>;

/** Blanks at its ends do not count, nor do capitals. */
export const Email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email());

export const LoginInput = z.strictObject({
  email: Email,
  password: Password,
});
export type LoginInput = z.infer<typeof LoginInput>;

export const Done = z.object({ success: z.literal(true) });

/** Whether the caller is signed in. Asking does not prolong the session. */
export const SessionValidity = z.object({ valid: z.boolean() });
