import { CountryCode } from '../country-code';
import { optionalLine } from '../entered-values';
import { z } from '../schema';
import { Version } from '../version';

export const MAX_TAX_RESIDENCIES = 10;

export const TaxResidencies = z.object({
  items: z.array(z.object({ country: z.string(), tax_id: z.nullable(z.string()) })),
  /** The profile's. */
  version: Version,
});
export type TaxResidencies = z.infer<typeof TaxResidencies>;

/** All of them; a country that is left out ends. */
export const TaxResidenciesInput = z.strictObject({
  items: z
    .array(
      z.strictObject({
        country: CountryCode,
        /** A German one has to be there. It may have the blanks in which it is printed, and is kept without them. */
        tax_id: optionalLine(30),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_TAX_RESIDENCIES)),
  version: Version,
});
export type TaxResidenciesInput = z.infer<typeof TaxResidenciesInput>;
