import type {
  ChosenPackage,
  PackageTerms,
  UnitPackage,
} from '@manzil/shared/contract/packages/packages';
import { shareOf } from '@manzil/shared/domain/money';
import { PACKAGE_CODES, type PackageCode, packageStart } from '@manzil/shared/domain/package-start';
import { aed } from '../units/unit-summary';

export type Rates = Record<PackageCode, { fee_bps: number; vat_bps: number }>;

type ChosenRow = Pick<ChosenPackage, 'package_code' | 'starts_on' | 'ends_on' | 'order_id'>;

/** Money in fils. */
export type UnitPackageRow = Pick<
  UnitPackage,
  'unit_id' | 'unit_no' | 'property_name' | 'share_bps' | 'version'
> & {
  handed_over: boolean;
  annual_rent_fils: number | null;
  tenancy: { ends_on: string; next_rent_on: string | null } | null;
  present: ChosenRow | null;
  scheduled: ChosenRow | null;
};

/** @param today calendar day in Dubai */
export function toUnitPackage(row: UnitPackageRow, rates: Rates, today: string): UnitPackage {
  const { handed_over, annual_rent_fils, tenancy, present, scheduled, ...unit } = row;
  const terms = (package_code: PackageCode, starts_on: string | null): PackageTerms => ({
    package_code,
    starts_on,
    ...rates[package_code],
    price: priceOf(annual_rent_fils, rates[package_code]),
  });
  const chosen = (row: ChosenRow | null): ChosenPackage | null =>
    row && {
      ...terms(row.package_code, row.starts_on),
      ends_on: row.ends_on,
      order_id: row.order_id,
    };
  const situation = {
    today,
    handedOver: handed_over,
    present: present?.package_code ?? null,
    tenancy,
  };
  const offered =
    scheduled || present?.ends_on
      ? []
      : PACKAGE_CODES.filter((code) => code !== present?.package_code);
  return {
    ...unit,
    present: chosen(present),
    scheduled: chosen(scheduled),
    offers: offered.map((code) => terms(code, packageStart(code, situation))),
  };
}

function priceOf(
  rent: number | null,
  { fee_bps, vat_bps }: Rates[PackageCode],
): PackageTerms['price'] {
  if (rent === null) return null;
  const fee = shareOf(rent, fee_bps);
  return { annual_rent: aed(rent), fee: aed(fee), vat: aed(shareOf(fee, vat_bps)) };
}
