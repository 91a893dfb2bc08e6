import { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import { PACKAGE_CODES, type PackageCode } from '@manzil/shared/domain/package-start';
import { acquisitions, unitOwnerships } from '../../../modules/units/ownership.table';
import { units } from '../../../modules/units/units.table';
import * as cells from '../cells';
import { column, defineSheet, type Fault, together } from '../sheet';

export const unitsSheet = defineSheet({
  name: 'units',
  noun: 'a unit',
  table: units,
  columns: {
    property: column(cells.externalId, {
      into: 'property_id',
      refersTo: 'properties',
      fixed: 'a unit stays in its property',
    }),
    unit_no: column(cells.text(20)),
    building: column(cells.optional(cells.text(40))),
    floor: column(cells.integer(1, 200)),
    bay: column(cells.withDefault(cells.integer(1, 100), '1')),
    unit_type: column(cells.oneOf(['studio', 'apartment', 'villa', 'townhouse', 'office'])),
    bedrooms: column(cells.integer(0, 50)),
    bathrooms: column(cells.integer(0, 50)),
    area_sqm: column(cells.area, { into: 'area_sqm_x100' }),
    balcony_sqm: column(cells.optional(cells.area), { into: 'balcony_sqm_x100' }),
    view_de: column(cells.optional(cells.text(80))),
    view_en: column(cells.optional(cells.text(80))),
    parking: column(cells.optional(cells.text(80))),
    furnishing: column(
      cells.withDefault(cells.oneOf(['unfurnished', 'semi', 'furnished']), 'unfurnished'),
    ),
    title_deed_no: column(cells.optional(cells.text(40))),
    oqood_no: column(cells.optional(cells.text(40))),
    makani_no: column(cells.optional(cells.text(40))),
    dewa_premise_no: column(cells.optional(cells.text(40))),
    lifecycle: column(cells.oneOf(Lifecycle.options)),
    lifecycle_since: column(cells.day),
    handed_over_on: column(cells.optional(cells.day)),
    service_charge_aed: column(cells.withDefault(cells.amountFromZero, '0'), {
      into: 'service_charge_fils',
    }),
    insurance_aed: column(cells.withDefault(cells.amountFromZero, '0'), { into: 'insurance_fils' }),
    management_fee_percent: column(cells.percent, { into: 'management_fee_bps' }),
    package: column(cells.optional(cells.oneOf(PACKAGE_CODES)), { into: null }),
    package_since: column(cells.optional(cells.day), { into: null }),
  },
  check: (values) => [...together(values, ['view_de', 'view_en']), ...packageFaults(values)],
});

type Packaged = {
  package: PackageCode | null;
  package_since: string | null;
  lifecycle: Lifecycle;
  handed_over_on: string | null;
};

function packageFaults(unit: Packaged): Fault[] {
  const { package: code, package_since, lifecycle, handed_over_on } = unit;
  if (code === null) {
    if (package_since === null) return [];
    return [{ column: 'package', reason: 'is empty, though package_since is not' }];
  }
  // Without a day it begins with the handover.
  if (package_since || handed_over_on || BEFORE_HANDOVER.includes(lifecycle)) return [];
  const reason = 'is empty, as is handed_over_on: the package has no day to begin on';
  return [{ column: 'package_since', reason }];
}

const BEFORE_HANDOVER: Lifecycle[] = [
  'reserved',
  'spa_signed',
  'under_construction',
  'handover_ready',
  'in_handover',
];

const unit = (what: string) =>
  column(cells.externalId, {
    into: 'unit_id',
    refersTo: 'units',
    fixed: `${what} stays with its unit`,
  });

export const acquisitionsSheet = defineSheet({
  name: 'acquisitions',
  noun: 'an acquisition',
  table: acquisitions,
  columns: {
    unit: unit('an acquisition'),
    purchased_on: column(cells.day),
    purchase_price_aed: column(cells.amountAboveZero, { into: 'purchase_price_fils' }),
    dld_fee_aed: column(cells.amountFromZero, { into: 'dld_fee_fils' }),
    dld_fee_percent: column(cells.withDefault(cells.percent, '4'), { into: 'dld_fee_bps' }),
    other_cost_aed: column(cells.withDefault(cells.amountFromZero, '0'), {
      into: 'other_cost_fils',
    }),
  },
});

export const ownershipsSheet = defineSheet({
  name: 'ownerships',
  noun: 'an ownership',
  table: unitOwnerships,
  columns: {
    unit: unit('an ownership'),
    investor: column(cells.externalId, {
      into: 'investor_id',
      refersTo: 'investors',
      fixed: 'an ownership stays with its investor: end it by owned_to and add another line',
    }),
    share_percent: column(cells.percentAboveZero, { into: 'share_bps' }),
    owned_from: column(cells.day),
    owned_to: column(cells.optional(cells.day)),
  },
  check: ({ owned_from, owned_to }) =>
    owned_to !== null && owned_to < owned_from
      ? [{ column: 'owned_to', reason: `${owned_to} is before owned_from` }]
      : [],
});
