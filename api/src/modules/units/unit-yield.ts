import { type UnitYield, unitYield } from '@manzil/shared/domain/unit-yield';
import type { UnitRow } from './unit-row';

export type YieldRow = Pick<
  UnitRow,
  | 'annual_rent_fils'
  | 'service_charge_fils'
  | 'management_fee_bps'
  | 'insurance_fils'
  | 'maintenance_fils'
  | 'purchase_price_fils'
  | 'dld_fee_fils'
  | 'other_cost_fils'
>;

/** Null where the unit is not let. Always that of the whole unit, whatever the share. */
export function yieldOf(row: YieldRow): UnitYield | null {
  if (row.annual_rent_fils === null) return null;
  return unitYield({
    annualRent: row.annual_rent_fils,
    serviceCharge: row.service_charge_fils,
    managementFeeBps: row.management_fee_bps,
    insurance: row.insurance_fils,
    maintenance: row.maintenance_fils ?? 0,
    purchasePrice: row.purchase_price_fils,
    acquisitionCost: acquisitionCost(row),
  });
}

export const acquisitionCost = (row: YieldRow) => row.dld_fee_fils + row.other_cost_fils;
