import { CountryCode } from '@manzil/shared/contract/country-code';
import { optionalLine } from '@manzil/shared/contract/entered-values';
import { z } from '@manzil/shared/contract/schema';
import type { Residency } from './residencies.api';

export const ResidencyInput = z.strictObject({ country: CountryCode, tax_id: optionalLine(30) });

/** What the fields hold: of one that is to be added nothing yet. */
export const valuesOf = (residency: Residency | null | undefined) => ({
  country: residency?.country ?? '',
  tax_id: residency?.tax_id ?? '',
});
