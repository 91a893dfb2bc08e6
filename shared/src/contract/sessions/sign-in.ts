import { Email, Password } from '../credentials';
import { Proof } from '../proof-of-work';
import { z } from '../schema';

export const LoginInput = z.strictObject({
  email: Email,
  password: Password,
  proof: z.optional(Proof),
});
export type LoginInput = z.infer<typeof LoginInput>;
