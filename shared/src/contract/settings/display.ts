import { z } from '../schema';

export const DisplayCurrency = z.enum(['aed', 'aed_eur', 'eur']);
export type DisplayCurrency = z.infer<typeof DisplayCurrency>;
export const AreaUnit = z.enum(['sqm', 'sqft']);
export type AreaUnit = z.infer<typeof AreaUnit>;

export const display = {
  display_currency: DisplayCurrency,
  area_unit: AreaUnit,
  /** IANA name, such as Europe/Berlin. */
  timezone: z.string().check(z.maxLength(64), z.regex(/^[A-Za-z_]+(\/[\w+-]+)*$/)),
};

/** Whether amounts of a unit with several owners are those of the whole unit, or the investor's part. */
export const AmountsOf = z.enum(['unit', 'share']);
export type AmountsOf = z.infer<typeof AmountsOf>;

/** How the unit list shows its units. */
export const UnitView = z.enum(['cards', 'table']);
export type UnitView = z.infer<typeof UnitView>;

/** How every screen writes figures and times. */
export const Display = z.object({
  ...display,
  amounts_of: AmountsOf,
  /** Of the unit table; null = nothing was chosen. */
  unit_columns: z.optional(z.nullable(z.array(z.string()))),
  /** Null = nothing was chosen. */
  unit_view: z.optional(z.nullable(UnitView)),
});
export type Display = z.infer<typeof Display>;
