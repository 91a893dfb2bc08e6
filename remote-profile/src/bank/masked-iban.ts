import type { BankAccount } from '@manzil/shared/contract/bank-accounts/bank-accounts';

/** `AE** … 3456`: the portal knows an IBAN's country and its last four characters, no more. */
export const maskedIban = ({ iban_country, iban_last4 }: BankAccount): string =>
  `${iban_country}**\u00A0…\u00A0${iban_last4}`;
