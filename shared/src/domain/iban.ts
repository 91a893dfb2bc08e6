import {
  getCountrySpecifications,
  isValidBIC,
  ValidationErrorsIBAN,
  validateIBAN,
} from 'ibantools';

type Sentence = Readonly<{ de: string; en: string }>;

const COUNTRY: Sentence = {
  de: 'In diesem Land gibt es keine IBAN. Sie beginnt mit dem Kürzel des Landes, etwa DE oder AE.',
  en: 'There are no IBANs in this country. An IBAN starts with the country, such as GB or AE.',
};
const LENGTH: Sentence = {
  de: 'Diese IBAN hat nicht die Form, die sie in ihrem Land haben muss. Fehlt etwas?',
  en: 'This IBAN does not have the format used in its country. Is something missing?',
};
const CHECKSUM: Sentence = {
  de: 'Diese IBAN enthält einen Tippfehler: Ihre Prüfziffer passt nicht.',
  en: 'There is a typing error in this IBAN: its check digits do not match.',
};
const QR_ONLY: Sentence = {
  de: 'Diese IBAN gilt nur für QR-Rechnungen. Nimm die gewöhnliche IBAN deines Kontos.',
  en: 'This IBAN is for QR bills only. Use the ordinary IBAN of your account.',
};
const BIC_WRONG: Sentence = {
  de: 'Das ist kein BIC: Er hat 8 oder 11 Zeichen, etwa DEUTDEFF.',
  en: 'This is not a BIC: it has 8 or 11 characters, such as BARCGB22.',
};
const BIC_MISSING: Sentence = {
  de: 'In dieses Land kommt eine Überweisung nur mit BIC an. Er steht auf dem Kontoauszug.',
  en: 'A transfer to this country needs the BIC. You find it on your bank statement.',
};

const { NoIBANCountry, WrongIBANChecksum, WrongAccountBankBranchChecksum, QRIBANNotAllowed } =
  ValidationErrorsIBAN;

const COUNTRIES = getCountrySpecifications();

/** Of other letters some become others as capitals: ß would be SS. */
const inCapitals = (text: string) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/** In capitals, without what people put between the characters. */
export const plainIban = (text: string): string => inCapitals(text.replaceAll(/[\s-]/g, ''));

/** What SWIFT's register has of an IBAN's country. The library also knows some that only use something alike. */
function registered(iban: string) {
  const country = COUNTRIES[iban.slice(0, 2)];
  return country?.IBANRegistry ? country : undefined;
}

/** What is wrong with an IBAN, null where nothing is. @param iban as `plainIban` writes it */
export function ibanProblem(iban: string): Sentence | null {
  if (!registered(iban)) return COUNTRY;
  // It reads ſ as S.
  if (/[^A-Z\d]/.test(iban)) return LENGTH;
  const { valid, errorCodes } = validateIBAN(iban, { allowQRIBAN: false });
  if (valid) return null;
  if (errorCodes.includes(NoIBANCountry)) return COUNTRY;
  const typo = [WrongIBANChecksum, WrongAccountBankBranchChecksum, QRIBANNotAllowed];
  if (!errorCodes.every((code) => typo.includes(code))) return LENGTH;
  return errorCodes.every((code) => code === QRIBANNotAllowed) ? QR_ONLY : CHECKSUM;
}

/** Whether more of it has to come: nothing can be said of it yet. @param iban as `plainIban` writes it */
export function isIbanBegun(iban: string): boolean {
  if (iban.length < 2) return true;
  return iban.length < (registered(iban)?.chars ?? 0);
}

/**
 * The part that names the bank, null before it is whole, and of countries whose banks nobody here knows by name.
 * @param iban as `plainIban` writes it
 */
export const bankCodeOf = (iban: string): { country: string; bank_code: string } | null => {
  const [, bank_code] = /^DE\d\d(\d{8})/.exec(iban) ?? [];
  return bank_code ? { country: 'DE', bank_code } : null;
};

/** Whether a bank there is only reached with its BIC, as SEPA does not go so far. @param iban as `plainIban` writes it */
export const needsBic = (iban: string): boolean => registered(iban)?.SEPA === false;

export const plainBic = (text: string): string => inCapitals(text.replaceAll(/\s/g, ''));

/**
 * What is wrong with a BIC, null where nothing is.
 * @param bic as `plainBic` writes it; empty = none is given
 * @param iban as `plainIban` writes it, of the account
 */
export function bicProblem(bic: string, iban: string): Sentence | null {
  if (bic === '') return needsBic(iban) ? BIC_MISSING : null;
  return isValidBIC(bic) ? null : BIC_WRONG;
}
