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

/** How every screen writes figures and times. */
export const Display = z.object(display);
export type Display = z.infer<typeof Display>;
