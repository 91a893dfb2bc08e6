import type { PayoutAccountInput } from '@manzil/shared/contract/bank-accounts/bank-accounts';
import { bicProblem, ibanProblem, plainBic, plainIban } from '@manzil/shared/domain/iban';
import type { Text } from '../../platform/http/errors';
import { invalid } from '../../platform/http/request-errors';

/** IBAN and BIC as they are stored. @throws invalid */
export function checkedAccount<Input extends Pick<PayoutAccountInput, 'iban' | 'bic'>>(
  input: Input,
): Input {
  const iban = plainIban(input.iban);
  const bic = plainBic(input.bic ?? '');
  const problems: Record<string, Text | null> = {
    iban: ibanProblem(iban),
    bic: bicProblem(bic, iban),
  };
  const fields = Object.fromEntries(
    Object.entries(problems).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])),
  );
  if (Object.keys(fields).length > 0) throw invalid({ fields });
  return { ...input, iban, bic: bic || null };
}
