import { managementFee } from './fees';
import { ratioBps } from './money';

/** All amounts in minor units of one currency; costs are positive. */
type YieldInput = {
  annualRent: number;
  serviceCharge: number;
  managementFeeBps: number;
  insurance: number;
  /** What maintenance cost in the last twelve months. */
  maintenance: number;
  purchasePrice: number;
  /** Registration, administration and agent fees of the purchase. */
  acquisitionCost: number;
};

export type UnitYield = {
  managementFee: number;
  feeVat: number;
  net: number;
  grossBps: number;
  netBps: number;
};

/**
 * Of a year; bps rounded half up: gross = rent / price; net = (rent − service charge − management fee with VAT −
 * insurance − maintenance) / (price + acquisition cost). @throws RangeError where the price is zero
 */
export function unitYield(input: YieldInput): UnitYield {
  const { fee, vat } = managementFee(input.annualRent, input.managementFeeBps);
  const net =
    input.annualRent - input.serviceCharge - fee - vat - input.insurance - input.maintenance;
  return {
    managementFee: fee,
    feeVat: vat,
    net,
    grossBps: ratioBps(input.annualRent, input.purchasePrice),
    netBps: ratioBps(net, input.purchasePrice + input.acquisitionCost),
  };
}
