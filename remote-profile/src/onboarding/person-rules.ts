import { PhoneNumber } from '@manzil/shared/contract/entered-values';
import type { TypedPerson } from '@manzil/shared/contract/onboarding';
import type { Language } from '@manzil/shared/contract/values';
import { birthProblem } from '@manzil/shared/domain/birth';
import { phoneProblem } from '@manzil/shared/domain/phone';

type Problems = Partial<Record<keyof TypedPerson, string>>;

/** What no schema says of a day and a telephone number; that one is missing, the schema says. */
export function personProblems(typed: TypedPerson, today: string, language: Language): Problems {
  const birth = typed.date_of_birth && birthProblem(typed.date_of_birth, today);
  const number = PhoneNumber.safeParse(typed.phone.trim()).data;
  const phone = number && phoneProblem(number);
  return {
    ...(birth && { date_of_birth: birth[language] }),
    ...(phone && { phone: phone[language] }),
  };
}
