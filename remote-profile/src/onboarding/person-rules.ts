import type { TypedPerson } from '@manzil/shared/contract/onboarding/onboarding';
import type { Language } from '@manzil/shared/contract/values';
import { birthProblem } from '@manzil/shared/domain/birth';
import { typedPhoneProblem } from '../typed-phone-problem';

type Problems = Partial<Record<keyof TypedPerson, string>>;

/** What no schema says of a day and a telephone number; that one is missing, the schema says. */
export function personProblems(typed: TypedPerson, today: string, language: Language): Problems {
  const birth = typed.date_of_birth && birthProblem(typed.date_of_birth, today);
  const phone = typedPhoneProblem(typed.phone, language);
  return {
    ...(birth && { date_of_birth: birth[language] }),
    ...(phone && { phone }),
  };
}
