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
