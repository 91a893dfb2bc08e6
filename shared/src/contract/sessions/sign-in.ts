import { Email, Password } from '../credentials';
import { z } from '../schema';

export const LoginInput = z.strictObject({
  email: Email,
  password: Password,
});
export type LoginInput = z.infer<typeof LoginInput>;
