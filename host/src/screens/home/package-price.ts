import { BASIC_FEE_BPS, managementFee, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';

const feeBps = { basic: BASIC_FEE_BPS, premium: PREMIUM_FEE_BPS } as const;
export type PackageCode = keyof typeof feeBps;

/** In fils: fee and VAT per year, both together per month (half up). @param annualRent in fils */
export function packagePrice(
  code: PackageCode,
  annualRent: number,
): { fee: number; vat: number; monthly: number } {
  const { fee, vat } = managementFee(annualRent, feeBps[code]);
  return { fee, vat, monthly: Math.round((fee + vat) / 12) };
}
