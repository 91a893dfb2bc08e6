import type { ProfileInput } from '@manzil/shared/contract/profile';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isCountry } from '../../country';
import type { Text } from '../../errors';
import { invalid } from '../../plugins/request-errors';
import { COUNTRY_UNKNOWN } from './field-texts';

const ADULT_YEARS = 18;
const EARLIEST_BIRTH = '1900-01-01';

const BIRTH_IMPOSSIBLE: Text = {
  de: 'Dieses Geburtsdatum kann nicht stimmen.',
  en: 'This date of birth cannot be right.',
};
const TOO_YOUNG: Text = {
  de: 'Für ein Konto musst du mindestens 18 Jahre alt sein.',
  en: 'You have to be at least 18 years old to hold an account.',
};
const PHONE_WRONG: Text = {
  de: 'Das ist keine Telefonnummer mit Ländervorwahl, etwa +49 30 901820.',
  en: 'This is not a telephone number with its country code, such as +44 20 7946 0958.',
};

export type PersonalData = Omit<ProfileInput, 'version'>;

/**
 * The input as it is stored, the phone number as E.164.
 * @param today calendar day in Asia/Dubai
 * @param others what is wrong with what is sent together with it
 * @throws invalid
 */
export function checkPersonalData(
  input: PersonalData,
  today: string,
  others: Record<string, Text> = {},
): PersonalData {
  const { date_of_birth, nationality, phone } = input;
  const number = phone === undefined ? undefined : phoneNumber(phone);
  const birth = date_of_birth && birthProblem(date_of_birth, today);
  const fields: Record<string, Text> = {
    ...others,
    ...(birth && { date_of_birth: birth }),
    ...(nationality && !isCountry(nationality) && { nationality: COUNTRY_UNKNOWN }),
    ...(number === null && { phone: PHONE_WRONG }),
  };
  if (Object.keys(fields).length > 0) throw invalid({ fields });
  return { ...input, ...(number && { phone: number }) };
}

function birthProblem(day: string, today: string): Text | null {
  if (day < EARLIEST_BIRTH || day > today) return BIRTH_IMPOSSIBLE;
  const comesOfAge = `${Number(day.slice(0, 4)) + ADULT_YEARS}${day.slice(4)}`;
  return comesOfAge > today ? TOO_YOUNG : null;
}

/** E.164, null where no country's plan has such a number. @param text as the contract writes one */
function phoneNumber(text: string): string | null {
  if (!/^\+\d+$/.test(text)) return null;
  const number = parsePhoneNumberFromString(text, { extract: false });
  return number?.isValid() ? number.number : null;
}
