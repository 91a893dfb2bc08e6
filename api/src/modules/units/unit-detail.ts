import type { UnitDetail, UnitYield } from '@manzil/shared/contract/units/unit-detail';
import { structureWarrantyUntil } from '@manzil/shared/domain/deadlines';
import type { UnitRow } from './unit-row';
import { aed, toUnitSummary } from './unit-summary';
import { yieldOf } from './unit-yield';

export type DetailRow = UnitRow &
  Pick<
    UnitDetail,
    | 'developer'
    | 'building'
    | 'bathrooms'
    | 'balcony_sqm_x100'
    | 'view_de'
    | 'view_en'
    | 'parking'
    | 'furnishing'
    | 'title_deed_no'
    | 'oqood_no'
    | 'makani_no'
    | 'dewa_premise_no'
    | 'rents'
  > & { completion_certificate_on: string | null };

type Parts = Pick<UnitDetail, 'cheques' | 'instalments'>;

export function toUnitDetail(row: DetailRow, parts: Parts, today: string): UnitDetail {
  const {
    developer,
    building,
    bathrooms,
    balcony_sqm_x100,
    view_de,
    view_en,
    parking,
    furnishing,
  } = row;
  const { title_deed_no, oqood_no, makani_no, dewa_premise_no, purchased_on, handed_over_on } = row;
  return {
    ...toUnitSummary(row, today),
    ...parts,
    developer,
    building,
    bathrooms,
    balcony_sqm_x100,
    view_de,
    view_en,
    parking,
    furnishing,
    title_deed_no,
    oqood_no,
    makani_no,
    dewa_premise_no,
    purchased_on,
    handed_over_on,
    dld_fee: aed(row.dld_fee_fils),
    dld_fee_bps: row.dld_fee_bps,
    service_charge_per_sqft: perSqft(row),
    structure_warranty_until: structureWarrantyUntil(
      row.completion_certificate_on,
      row.emirate === 'dubai',
    ),
    rents: row.rents,
    // Who leaves is told of no new rent.
    rent_notice_by: row.lifecycle === 'notice_given' ? null : row.notice_by,
    yield: toYield(row),
  };
}

function toYield(row: UnitRow): UnitYield | null {
  const result = yieldOf(row);
  if (result === null) return null;
  return {
    annual_rent: aed(row.annual_rent_fils ?? 0),
    service_charge: aed(row.service_charge_fils),
    management_fee: aed(result.managementFee),
    management_fee_bps: row.management_fee_bps,
    fee_vat: aed(result.feeVat),
    insurance: aed(row.insurance_fils),
    maintenance: aed(row.maintenance_fils ?? 0),
    net: aed(result.net),
    gross_bps: result.grossBps,
    net_bps: result.netBps,
  };
}

/** International foot: 1 m² = 10.7639104 sq ft. */
const SQFT_PER_SQM = 10.7639104;

/** A year's service charge by the area it is charged on, balcony included. */
function perSqft(row: DetailRow): UnitDetail['service_charge_per_sqft'] {
  if (row.service_charge_fils === 0) return null;
  const sqm = (row.area_sqm_x100 + (row.balcony_sqm_x100 ?? 0)) / 100;
  return aed(Math.round(row.service_charge_fils / (sqm * SQFT_PER_SQM)));
}
