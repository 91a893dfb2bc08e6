import { z } from './schema';

/** Blanks at its ends do not count, nor do capitals. */
export const Email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email());

/** In UTF-8. Nothing is cut off below it. */
export const PASSWORD_MAX_BYTES = 1024;

/** Six digits of an authenticator app, or a recovery code, however it is typed. */
export const FactorCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Of whole characters: all halves of a pair would be hashed alike. */
export const Password = z
  .string()
  .check(z.minLength(1), z.maxLength(PASSWORD_MAX_BYTES), z.regex(/^\P{Cs}*$/u));

/** `code`: where the account has a second factor. */
export const PasswordProof = z.strictObject({ password: Password, code: z.optional(FactorCode) });

/**
 * Given again, before what a stolen session must not do: the password with its code, or what a passkey has confirmed
 * (`confirmPasskey`), which is good once.
 */
export const Identity = z
  .strictObject({
    password: z.optional(Password),
    code: z.optional(FactorCode),
    confirmation: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  })
  .check(
    z.refine(
      ({ password, confirmation }) => (password === undefined) !== (confirmation === undefined),
      { path: ['password'] },
    ),
  );
export type Identity = z.infer<typeof Identity>;
