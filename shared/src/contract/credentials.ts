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

/** Given again, before what a stolen session must not do. `code`: where the account has a second factor. */
export const Identity = z.strictObject({ password: Password, code: z.optional(FactorCode) });
export type Identity = z.infer<typeof Identity>;
