import type { ProfileInput } from '@manzil/shared/contract/profile/profile';
import { birthProblem } from '@manzil/shared/domain/birth';
import { PHONE_WRONG, phoneProblem } from '@manzil/shared/domain/phone';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isCountry } from '../../platform/country';
import type { Text } from '../../platform/http/errors';
import { invalid } from '../../platform/http/request-errors';
import { COUNTRY_UNKNOWN } from './field-texts';

export type PersonalData = Omit<ProfileInput, 'version'>;

/** Phone becomes E.164. @param today day in Asia/Dubai @param others faults of what is sent along @throws invalid */
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

/** E.164, null where no country's plan has such a number. @param text as the contract writes one */
function phoneNumber(text: string): string | null {
  if (phoneProblem(text)) return null;
  const number = parsePhoneNumberFromString(text, { extract: false });
  return number?.isValid() ? number.number : null;
}
