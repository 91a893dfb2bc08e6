import { Email, Password } from '../credentials';
import { Proof } from '../proof-of-work';
import { z } from '../schema';

/** Characters (Unicode code points, after composition). */
export const PASSWORD_MIN_LENGTH = 12;

/** As it is in the mail. */
export const RESET_CODE_DIGITS = 6;
const ResetCode = z.string().check(z.regex(new RegExp(`^[0-9]{${RESET_CODE_DIGITS}}$`)));

export const ForgotPasswordInput = z.strictObject({ email: Email, proof: z.optional(Proof) });
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
