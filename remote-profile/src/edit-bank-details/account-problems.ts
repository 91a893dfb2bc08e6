import type { Language } from '@manzil/shared/contract/values';
import { type AccountValues, plain } from './account-values';
import type { IbanRule } from './iban-rule';

type AccountNumber = Pick<AccountValues, 'iban' | 'bic'>;

/** Of a number that is not there the schema complains. */
export function accountProblems(
  { iban, bic }: AccountNumber,
  rule: IbanRule,
  language: Language,
): Partial<AccountNumber> {
  if (plain(iban) === '') return {};
  const number = rule.plainIban(iban);
  const wrong = rule.ibanProblem(number);
  const wrongBic = rule.needsBic(number) && rule.bicProblem(rule.plainBic(bic), number);
  return {
    ...(wrong && { iban: wrong[language] }),
    ...(wrongBic && { bic: wrongBic[language] }),
  };
}
