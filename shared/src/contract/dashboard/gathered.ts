import { z } from '../schema';
import { Money } from '../values';

export const UnitRef = z.object({
  unit_id: z.uuid(),
  property_name: z.string(),
  unit_no: z.string(),
});

export const Sum = {
  /** Of whole units. */
  amount: z.nullable(Money),
  /** The investor's part of it; null where each unit is theirs alone. Left out by older APIs. */
  part: z.optional(z.nullable(Money)),
};

/** What several rows of the same kind and day are gathered to. */
export const Gathered = z.object({
  /** How many; one stands alone and names its unit. */
  number: z.int(),
  /** In which all of them are; null where there are several, or none. */
  building: z.nullable(z.string()),
  buildings: z.int(),
});
