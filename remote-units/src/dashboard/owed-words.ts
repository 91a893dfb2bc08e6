import type { Decision } from '@manzil/shared/contract/dashboard/decision';
import { formatMoney } from '@manzil/shared/format/money';
import type { TextsOf } from '@manzil/shared/runtime';

type Owed = Pick<Decision, 'number' | 'amount' | 'part'> & { kind: string };

/**
 * A sum, and where a unit is owned in part, of what. Rent is shown as the account wants it; an instalment is owed whole,
 * into the project's escrow account, whoever shares the unit.
 */
export function owedWords(
  { kind, number, amount, part }: Owed,
  inPart: boolean,
  { t, language }: TextsOf<'units/dashboard'>,
) {
  const shown = part && inPart && kind.startsWith('cheque') ? part : amount;
  return {
    sum: shown && formatMoney(shown, language),
    of: part && t(shown === part ? 'figures.share' : 'figures.whole', { count: number }),
  };
}
