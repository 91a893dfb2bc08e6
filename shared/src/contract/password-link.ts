import { PASSWORD_MAX_BYTES } from './account';
import { z } from './schema';

/** Of a link that an operator made: 32 random bytes in base64url. */
const LinkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const PasswordLinkInput = z.strictObject({ token: LinkToken });
export const PasswordLinkValidity = z.object({ isValid: z.boolean() });

export const SetPasswordInput = z.strictObject({
  token: LinkToken,
  password: z.string().check(z.minLength(1), z.maxLength(PASSWORD_MAX_BYTES)),
});
export type SetPasswordInput = z.infer<typeof SetPasswordInput>;
