import { Email, Password } from './credentials';
import { z } from './schema';
import { Instant } from './values';

/** Characters (Unicode code points, after composition). */
export const PASSWORD_MIN_LENGTH = 12;

/** As it is in the mail. */
export const RESET_CODE_DIGITS = 6;
const ResetCode = z.string().check(z.regex(new RegExp(`^[0-9]{${RESET_CODE_DIGITS}}$`)));

export const ForgotPasswordInput = z.strictObject({ email: Email });
export type ForgotPasswordInput = z.infer<typeof ForgotPasswordInput>;

export const ResetCodeInput = z.strictObject({ code: ResetCode });
export type ResetCodeInput = z.infer<typeof ResetCodeInput>;

export const ResetCodeValidity = z.object({ isValid: z.boolean() });

/** As far as a page can tell: long enough. */
export const NewPassword = z.object({
  password: Password.check(
    z.refine((password) => [...password.normalize('NFC')].length >= PASSWORD_MIN_LENGTH),
  ),
});

/** What makes a good password, the API decides, and says so in `fields`. */
export const ResetPasswordInput = z.strictObject({ code: ResetCode, password: Password });
export type ResetPasswordInput = z.infer<typeof ResetPasswordInput>;

export const ChangePasswordInput = z.strictObject({
  current_password: Password,
  new_password: Password,
});
export type ChangePasswordInput = z.infer<typeof ChangePasswordInput>;

export const OpenSession = z.object({
  session_id: z.uuid(),
  /** Browser and system, such as `Firefox, Windows`; null = not known. */
  device: z.nullable(z.string()),
  created_at: Instant,
  /** To the minute. */
  last_seen_at: Instant,
  /** The one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

/** The latest used first, at most 100. */
export const OpenSessionList = z.object({ items: z.array(OpenSession) });

export const SessionParams = z.strictObject({ session_id: z.uuid() });

/** How many sessions were ended. */
export const SessionsEnded = z.object({ ended: z.int() });
