import { PhoneNumber } from '@manzil/shared/contract/entered-values';
import type { Language } from '@manzil/shared/contract/values';
import { phoneProblem } from '@manzil/shared/domain/phone';

/** What is plainly wrong with a telephone number as it is typed; that one is missing, the schema says. */
export function typedPhoneProblem(typed: string, language: Language): string | null {
  const number = PhoneNumber.safeParse(typed.trim()).data;
  return (number && phoneProblem(number)?.[language]) ?? null;
}
