import { FactorCode, Password } from '../credentials';
import { line, optionalLine } from '../entered-values';
import { Instant } from '../instant';
import { z } from '../schema';
import { Day } from '../values';
import { Version } from '../version';

export const AccountCurrency = z.enum(['AED', 'EUR', 'USD', 'CHF', 'GBP']);

/** Of the IBAN only the country and the last four characters ever leave the API. */
export const BankAccount = z.object({
  holder_name: z.string(),
  iban_country: z.string(),
  iban_last4: z.string(),
  bic: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  currency: AccountCurrency,
  /** `pending_verification`: the holder is not plainly the investor, so an operator looks at it first. */
  status: z.enum(['pending_verification', 'verified', 'rejected', 'replaced']),
  /** No payout goes there before. */
  usable_from: Instant,
  version: Version,
});
export type BankAccount = z.infer<typeof BankAccount>;

export const ListedAccount = z.extend(BankAccount, {
  entered_at: Instant,
  replaced_at: z.nullable(Instant),
  /** Taken back before it was used, so that it was not replaced by another. */
  withdrawn: z.boolean(),
  /** Payouts go there now. While the present account cannot be used yet, that is the one it replaced. */
  in_use: z.boolean(),
  /** Day on which the latest payout arrived there. */
  last_paid_on: z.nullable(Day),
});
export type ListedAccount = z.infer<typeof ListedAccount>;

/** The present one first, then those it replaced, latest first; at most 50. */
export const BankAccountList = z.object({ items: z.array(ListedAccount) });
export type BankAccountList = z.infer<typeof BankAccountList>;

export const PayoutAccountInput = z.strictObject({
  /** In any case, with or without hyphens and blanks of any kind. */
  iban: z.string().check(z.minLength(1), z.maxLength(80)),
  holder_name: line(140),
  currency: AccountCurrency,
  /** Needed where SEPA does not reach. In any case, with or without blanks of any kind; kept in capitals without them. */
  bic: optionalLine(20),
  /** The password again: a stolen session must not do this. */
  password: Password,
  /** Where there is a second factor. */
  code: z.optional(FactorCode),
  /** Of the account so far; 0 where there is none. */
  version: Version,
});
export type PayoutAccountInput = z.infer<typeof PayoutAccountInput>;

export const WithdrawChangeInput = z.strictObject({
  /** Of the account that is not to be used. */
  version: Version,
});
