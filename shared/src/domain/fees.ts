import { shareOf } from './money';

/** Management fees of the two packages, of the annual rent (specification §9). */
export const BASIC_FEE_BPS = 500;
export const PREMIUM_FEE_BPS = 700;
/** Land department registration fee, of the property value (specification §9). */
export const DLD_FEE_BPS = 400;
/** UAE value added tax on services (Federal Decree-Law 8/2017). */
export const VAT_BPS = 500;

/**
 * Management fee and the VAT on it, both in the rent's minor units, each rounded half up.
 * @param rent the rent the fee is taken from: a year's for a forecast, a receipt's for an invoice
 */
export function managementFee(rent: number, feeBps: number): { fee: number; vat: number } {
  const fee = shareOf(rent, feeBps);
  return { fee, vat: shareOf(fee, VAT_BPS) };
}

/** Registration fee of the Dubai Land Department in the price's minor units. */
export function dldFee(price: number): number {
  return shareOf(price, DLD_FEE_BPS);
}
