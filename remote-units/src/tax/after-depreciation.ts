import type { ChosenUnit, TaxMoney } from '@manzil/shared/contract/tax/tax';

/** The surplus, negative where it is a loss; null where either is not known. */
export function afterDepreciation({ surplus, depreciation }: ChosenUnit): TaxMoney | null {
  const written = depreciation?.result?.amount;
  if (!surplus.converted || !written) return null;
  return { ...written, amount: surplus.converted.amount - written.amount };
}
