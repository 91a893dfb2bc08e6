type Known = { iban_country: string | null; iban_last4: string };

/** `AE •••• 3456`: the portal knows an IBAN's country and its last four characters, no more. */
export const maskedIban = ({ iban_country, iban_last4 }: Known): string =>
  [iban_country, '••••', iban_last4].filter(Boolean).join('\u00A0');
