import {
  getCountrySpecifications,
  isValidBIC,
  ValidationErrorsIBAN,
  validateIBAN,
} from 'ibantools';
import type { Text } from '../../errors';

const COUNTRY: Text = {
  de: 'In diesem Land gibt es keine IBAN. Sie beginnt mit dem Kürzel des Landes, etwa DE oder AE.',
  en: 'There are no IBANs in this country. An IBAN starts with the country, such as GB or AE.',
};
const LENGTH: Text = {
  de: 'Diese IBAN hat nicht die Form, die sie in ihrem Land haben muss. Fehlt etwas?',
  en: 'This IBAN does not have the form that it must have in its country. Is something missing?',
};
const CHECKSUM: Text = {
  de: 'Diese IBAN enthält einen Tippfehler: Ihre Prüfziffer passt nicht.',
  en: 'There is a typing error in this IBAN: its check digits do not fit.',
};
const QR_ONLY: Text = {
  de: 'Diese IBAN gilt nur für QR-Rechnungen. Nimm die gewöhnliche IBAN deines Kontos.',
  en: 'This IBAN is for QR bills only. Use the ordinary IBAN of your account.',
};

export const BIC_WRONG: Text = {
  de: 'Das ist kein BIC: Er hat 8 oder 11 Zeichen, etwa DEUTDEFF.',
  en: 'This is not a BIC: it has 8 or 11 characters, such as BARCGB22.',
};

const { NoIBANCountry, WrongIBANChecksum, WrongAccountBankBranchChecksum, QRIBANNotAllowed } =
  ValidationErrorsIBAN;

const COUNTRIES = getCountrySpecifications();

/** Of other letters some become others as capitals: ß would be SS. */
const inCapitals = (text: string) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase());

/** In capitals, without what people put between the characters. */
export const plainIban = (text: string): string => inCapitals(text.replaceAll(/[\s-]/g, ''));

/** What is wrong with an IBAN, null where nothing is. @param iban as `plainIban` writes it */
export function ibanProblem(iban: string): Text | null {
  const country = COUNTRIES[iban.slice(0, 2)];
  // The library also knows countries that use something alike without being in the register.
  if (!country?.IBANRegistry) return COUNTRY;
  // It reads ſ as S.
  if (/[^A-Z\d]/.test(iban)) return LENGTH;
  const { valid, errorCodes } = validateIBAN(iban, { allowQRIBAN: false });
  if (valid) return null;
  if (errorCodes.includes(NoIBANCountry)) return COUNTRY;
  const typo = [WrongIBANChecksum, WrongAccountBankBranchChecksum, QRIBANNotAllowed];
  if (!errorCodes.every((code) => typo.includes(code))) return LENGTH;
  return errorCodes.every((code) => code === QRIBANNotAllowed) ? QR_ONLY : CHECKSUM;
}

export const plainBic = (text: string): string => inCapitals(text.replaceAll(/\s/g, ''));

export const isBic = (bic: string): boolean => isValidBIC(bic);
