import { z } from './schema';

/** Blanks at its ends do not count, nor do capitals. */
export const Email = z.string().check(z.trim(), z.minLength(1), z.maxLength(254), z.email());

/** In UTF-8. Nothing is cut off below it. */
export const PASSWORD_MAX_BYTES = 1024;

/** Of whole characters: all halves of a pair would be hashed alike. */
export const Password = z
  .string()
  .check(z.minLength(1), z.maxLength(PASSWORD_MAX_BYTES), z.regex(/^\P{Cs}*$/u));
