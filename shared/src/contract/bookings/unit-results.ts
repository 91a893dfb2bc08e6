import { InputDay } from '../entered-values';
import { Page } from '../parameters';
import { z } from '../schema';
import { Money } from '../values';
import { BookingUnit } from './bookings';

export const UNIT_RESULTS_PAGE_SIZE = 25;

/** By name, or with the largest of what it says first. */
export const UnitResultSort = z.enum(['unit', 'rent', 'costs', 'net']);
export type UnitResultSort = z.infer<typeof UnitResultSort>;

export const UnitResultQuery = z.strictObject({
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  sort: z.optional(UnitResultSort),
  page: z.optional(Page),
});
export type UnitResultQuery = z.infer<typeof UnitResultQuery>;

/** As booked: what the investor paid is negative, and rent and costs come to net. */
const Result = z.object({ rent: Money, costs: Money, net: Money });

export const UnitResult = z.extend(Result, {
  /** Null for what belongs to no unit. */
  unit: z.nullable(BookingUnit),
  /** Whether the unit is theirs no more today; false without a unit. */
  sold: z.optional(z.boolean()),
});
export type UnitResult = z.infer<typeof UnitResult>;

export const UnitResultList = z.object({
  items: z.array(UnitResult),
  /** Of all units, on whichever page. */
  sum: Result,
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});
export type UnitResultList = z.infer<typeof UnitResultList>;
