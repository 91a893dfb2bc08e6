import { CountryCode } from '../country-code';
import { z } from '../schema';

/** The part of an IBAN that names the bank; the rest of it is not asked with. */
export const BankQuery = z.strictObject({
  country: CountryCode,
  bank_code: z.string().check(z.regex(/^[A-Z\d]{1,12}$/)),
});
export type BankQuery = z.infer<typeof BankQuery>;

/** `name`: null where the API does not know the bank. */
export const Bank = z.object({ name: z.nullable(z.string()) });
export type Bank = z.infer<typeof Bank>;
