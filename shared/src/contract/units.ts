import type { Drawing } from '../domain/drawing';
import { z } from './schema';
import { Bps, Day, Money, Page } from './values';

export const Lifecycle = z.enum([
  'reserved',
  'spa_signed',
  'under_construction',
  'handover_ready',
  'in_handover',
  'vacant_preparing',
  'vacant_listed',
  'let',
  'notice_given',
  'owner_use',
  'sold',
]);
export type Lifecycle = z.infer<typeof Lifecycle>;

export const Emirate = z.enum([
  'dubai',
  'abu_dhabi',
  'sharjah',
  'ajman',
  'umm_al_quwain',
  'ras_al_khaimah',
  'fujairah',
]);
export type Emirate = z.infer<typeof Emirate>;

export const DrawingSchema = z.object({
  seed: z.int(),
  shape: z.enum(['tower', 'slab', 'terrace'] satisfies Drawing['shape'][]),
  floors: z.int(),
  built: z.int(),
  facade: z.int(),
  bays: z.int(),
  unit: z.nullable(z.object({ floor: z.int(), bay: z.int() })),
});

export const InstalmentStatus = z.enum(['planned', 'due_soon', 'due', 'paid', 'overdue']);
export type InstalmentStatus = z.infer<typeof InstalmentStatus>;

export const Instalment = z.object({
  seq: z.int(),
  label_de: z.string(),
  label_en: z.string(),
  trigger: z.enum(['date', 'construction_pct', 'handover', 'post_handover']),
  trigger_bps: z.nullable(Bps),
  /** Binding date; null until the trigger has been reached. */
  due_on: z.nullable(Day),
  /** Forecast where no binding date exists yet; shown by month only. */
  expected_on: z.nullable(Day),
  share_bps: Bps,
  amount: Money,
  status: InstalmentStatus,
  paid_on: z.nullable(Day),
});
export type Instalment = z.infer<typeof Instalment>;

/** One line of context for a unit, by the stage it is in; what does not apply is null. */
export const UnitStage = z.object({
  construction: z.nullable(z.object({ progress_bps: Bps, floors_built: z.int(), floors: z.int() })),
  next_instalment: z.nullable(
    z.object({
      seq: z.int(),
      count: z.int(),
      due_on: z.nullable(Day),
      amount: Money,
      status: InstalmentStatus,
    }),
  ),
  handover: z.nullable(
    z.object({ steps_done: z.int(), steps: z.int(), deadline_on: z.nullable(Day) }),
  ),
  tenancy: z.nullable(
    z.object({
      ends_on: Day,
      cheques: z.int(),
      cheques_cleared: z.int(),
      next_cheque_on: z.nullable(Day),
    }),
  ),
  vacant_since: z.nullable(Day),
});
export type UnitStage = z.infer<typeof UnitStage>;

export const UnitSummary = z.object({
  unit_id: z.uuid(),
  unit_no: z.string(),
  property_id: z.int(),
  property_name: z.string(),
  community: z.string(),
  emirate: Emirate,
  unit_type: z.enum(['studio', 'apartment', 'villa', 'townhouse', 'office']),
  bedrooms: z.int(),
  floor: z.int(),
  area_sqm_x100: z.int(),
  lifecycle: Lifecycle,
  share_bps: Bps,
  drawing: DrawingSchema,
  stage: UnitStage,
  purchase_price: Money,
  annual_rent: z.nullable(Money),
  open_amount: z.nullable(Money),
  net_yield_bps: z.nullable(Bps),
  /** Earliest date on which something is due for this unit. */
  next_date: z.nullable(Day),
  needs_attention: z.boolean(),
});
export type UnitSummary = z.infer<typeof UnitSummary>;

export const UNIT_PAGE_SIZE = 24;
export const UnitListQuery = z.strictObject({ page: z.optional(Page) });
export type UnitListQuery = z.infer<typeof UnitListQuery>;

export const UnitList = z.object({
  items: z.array(UnitSummary),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
  totals: z.object({
    count: z.int(),
    purchase_price: Money,
    annual_rent: Money,
    open_amount: Money,
  }),
});
export type UnitList = z.infer<typeof UnitList>;

export const ChequeStatus = z.enum([
  'received',
  'deposited',
  'cleared',
  'bounced',
  'replaced',
  'held',
]);
export type ChequeStatus = z.infer<typeof ChequeStatus>;

export const Cheque = z.object({
  seq: z.int(),
  due_on: Day,
  amount: Money,
  status: ChequeStatus,
  cleared_on: z.nullable(Day),
});
export type Cheque = z.infer<typeof Cheque>;

/** The yearly calculation behind the yield; costs are positive amounts. */
export const UnitYield = z.object({
  annual_rent: Money,
  service_charge: Money,
  management_fee: Money,
  management_fee_bps: Bps,
  fee_vat: Money,
  insurance: Money,
  maintenance: Money,
  net: Money,
  gross_bps: Bps,
  net_bps: Bps,
});
export type UnitYield = z.infer<typeof UnitYield>;

export const UnitDetail = z.extend(UnitSummary, {
  developer: z.string(),
  building: z.nullable(z.string()),
  bathrooms: z.int(),
  balcony_sqm_x100: z.nullable(z.int()),
  view_de: z.nullable(z.string()),
  view_en: z.nullable(z.string()),
  parking: z.nullable(z.string()),
  furnishing: z.enum(['unfurnished', 'semi', 'furnished']),
  purchased_on: Day,
  handed_over_on: z.nullable(Day),
  dld_fee: Money,
  dld_fee_bps: Bps,
  service_charge_per_sqft: z.nullable(Money),
  title_deed_no: z.nullable(z.string()),
  oqood_no: z.nullable(z.string()),
  makani_no: z.nullable(z.string()),
  dewa_premise_no: z.nullable(z.string()),
  structure_warranty_until: z.nullable(Day),
  /** Last day to announce a rent change: 90 days before the tenancy ends (Law 33/2008 Art. 14). */
  rent_notice_by: z.nullable(Day),
  yield: z.nullable(UnitYield),
  cheques: z.array(Cheque),
  instalments: z.array(Instalment),
});
export type UnitDetail = z.infer<typeof UnitDetail>;

export const UnitParams = z.strictObject({ unit_id: z.uuid() });
