import { Email, FactorCode, Password } from '../credentials';
import { Proof } from '../proof-of-work';
import { z } from '../schema';

export const LoginInput = z.strictObject({
  email: Email,
  password: Password,
  proof: z.optional(Proof),
});
export type LoginInput = z.infer<typeof LoginInput>;

/** Of the browser in which the password was right. */
export const SignInCodeInput = z.strictObject({
  code: FactorCode,
  /** No code is asked for in this browser for 30 days. */
  remember: z.boolean(),
});
export type SignInCodeInput = z.infer<typeof SignInCodeInput>;
