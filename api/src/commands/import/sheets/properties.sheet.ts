import { Emirate } from '@manzil/shared/contract/units/units';
import { constructionUpdates } from '../../../modules/projects/construction-updates.table';
import { properties } from '../../../modules/projects/properties.table';
import * as cells from '../cells';
import { column, defineSheet, type Fault, together } from '../sheet';

const MOST_FLOORS = 200;

export const propertiesSheet = defineSheet({
  name: 'properties',
  noun: 'a property',
  table: properties,
  columns: {
    name: column(cells.text(120)),
    developer: column(cells.text(120)),
    community: column(cells.text(120)),
    emirate: column(cells.oneOf(Emirate.options)),
    dld_project_no: column(cells.optional(cells.text(40))),
    escrow_bank_name: column(cells.optional(cells.text(120))),
    escrow_iban_last4: column(cells.optional(cells.fourDigits)),
    total_units: column(cells.integer(1, 100_000)),
    contract_completion_on: column(cells.optional(cells.day)),
    forecast_completion_on: column(cells.optional(cells.day)),
    grace_months: column(cells.optional(cells.integer(0, 120))),
    completion_certificate_on: column(cells.optional(cells.day)),
    drawing_shape: column(cells.withDefault(cells.oneOf(['tower', 'slab', 'terrace']), 'tower')),
    floors: column(cells.integer(1, MOST_FLOORS)),
    floors_built: column(cells.integer(0, MOST_FLOORS)),
    facade_floors: column(cells.integer(0, MOST_FLOORS)),
    bays: column(cells.withDefault(cells.integer(1, 100), '8')),
  },
  check: (values) => [
    ...together(values, ['escrow_bank_name', 'escrow_iban_last4']),
    ...atMost('floors_built', values.floors_built, 'floors', values.floors),
    ...atMost('facade_floors', values.facade_floors, 'floors_built', values.floors_built),
  ],
});

export const constructionUpdatesSheet = defineSheet({
  name: 'construction_updates',
  noun: 'a construction update',
  table: constructionUpdates,
  columns: {
    property: column(cells.externalId, {
      into: 'property_id',
      refersTo: 'properties',
      fixed: 'an update stays with its property',
    }),
    published_on: column(cells.day),
    title_de: column(cells.text(160)),
    title_en: column(cells.text(160)),
    body_de: column(cells.plainHtml(8_000)),
    body_en: column(cells.plainHtml(8_000)),
    source: column(cells.oneOf(['developer', 'dld', 'site_visit'])),
    progress_percent: column(cells.percent, { into: 'progress_bps' }),
    floors_built: column(cells.optional(cells.integer(0, MOST_FLOORS))),
    facade_floors: column(cells.optional(cells.integer(0, MOST_FLOORS))),
  },
});

function atMost(column: string, value: number, other: string, limit: number): Fault[] {
  return value <= limit
    ? []
    : [{ column, reason: `${value} is more than the ${limit} of ${other}` }];
}
