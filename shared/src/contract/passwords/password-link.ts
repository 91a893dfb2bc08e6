import { Password } from '../credentials';
import { Done } from '../done';
import { z } from '../schema';

/** Of a link that an operator made: 32 random bytes in base64url. */
const LinkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const PasswordLinkInput = z.strictObject({ token: LinkToken });
export const PasswordLinkValidity = z.object({ isValid: z.boolean() });

export const SetPasswordInput = z.strictObject({ token: LinkToken, password: Password });
export type SetPasswordInput = z.infer<typeof SetPasswordInput>;

/** `email`: what the account signs in with, so that whoever has just set its password need not type it. */
export const PasswordSet = z.extend(Done, { email: z.optional(z.string()) });
export type PasswordSet = z.infer<typeof PasswordSet>;
