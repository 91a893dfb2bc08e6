import type { Instalment } from '@manzil/shared/contract/units/unit-detail';
import { sumAmounts } from '@manzil/shared/domain/money';

/** What all instalments of a unit come to, and those that are paid. */
export function instalmentSums(instalments: readonly Instalment[]) {
  const currency = instalments[0]?.amount.currency ?? 'AED';
  const sum = (some: readonly Instalment[]) =>
    sumAmounts(
      some.map(({ amount }) => amount),
      currency,
    );
  const all = sum(instalments);
  const paid = sum(instalments.filter(({ status }) => status === 'paid'));
  return { currency, all, paid };
}
