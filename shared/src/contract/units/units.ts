import { Page } from '../parameters';
import { z } from '../schema';
import { Bps, Day, Money } from '../values';
import { DrawingSchema, Lifecycle, UnitStage } from './unit-stage';

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

/** One line of context for a unit, by the stage it is in; what does not apply is null. */

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

/** The yearly calculation behind the yield; costs are positive amounts. */
