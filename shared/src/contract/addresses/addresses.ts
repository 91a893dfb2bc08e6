import { CountryCode } from '../country-code';
import { InputDay, line, optionalLine } from '../entered-values';
import { Page } from '../parameters';
import { z } from '../schema';
import { Day } from '../values';
import { Version } from '../version';

const AddressLines = {
  street: z.string(),
  house_no: z.nullable(z.string()),
  line2: z.nullable(z.string()),
  postal_code: z.nullable(z.string()),
  city: z.string(),
  /** Canton, emirate or the like, where an address has one. */
  state: z.nullable(z.string()),
  /** ISO 3166-1 alpha-2 */
  country: z.nullable(z.string()),
};

export const Address = z.object({
  ...AddressLines,
  /** First day. */
  valid_from: Day,
  version: Version,
});
export type Address = z.infer<typeof Address>;

/**
 * What begins on the day on which the one before began corrects it. The same lines as now change nothing.
 */
export const AddressInput = z.strictObject({
  street: line(120),
  house_no: optionalLine(20),
  line2: optionalLine(120),
  postal_code: optionalLine(12),
  city: line(80),
  state: optionalLine(80),
  country: CountryCode,
  /** First day; today where it is left out. None to come, and none before the address so far began. */
  valid_from: z.optional(InputDay),
  /** Of the address so far; 0 where there is none. */
  version: Version,
});
export type AddressInput = z.infer<typeof AddressInput>;

export const PastAddress = z.object({
  ...AddressLines,
  valid_from: Day,
  /** Last day; null = the current one. */
  valid_to: z.nullable(Day),
});
export type PastAddress = z.infer<typeof PastAddress>;

export const ADDRESS_PAGE_SIZE = 20;
export const AddressListQuery = z.strictObject({ page: z.optional(Page) });
/** Latest first. */
export const AddressList = z.object({
  items: z.array(PastAddress),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});
export type AddressList = z.infer<typeof AddressList>;
