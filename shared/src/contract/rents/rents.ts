import { sought } from '../entered-values';
import { Page } from '../parameters';
import { z } from '../schema';
import { Cheque } from '../units/unit-detail';
import { SEARCH_MAX } from '../units/unit-list';
import { Bps, Day, Money } from '../values';

export const BounceReason = z.enum(['no_funds', 'account_closed', 'stopped', 'form', 'other']);
export type BounceReason = z.infer<typeof BounceReason>;

export const RentCheque = z.extend(Cheque, {
  /** As printed. */
  cheque_no: z.nullable(z.string()),
  bank_name: z.nullable(z.string()),
  deposited_on: z.nullable(Day),
  /** Stays where it was replaced or cleared afterwards. */
  bounced_on: z.nullable(Day),
  bounce_reason: z.nullable(BounceReason),
  /** `seq` of the cheque that took its place. */
  replaced_by: z.nullable(z.int()),
  /** The tenant was served a notice; in Dubai, of 30 days. */
  notice_served_on: z.nullable(Day),
  /** A claim was filed; in Dubai, with the rental disputes centre. */
  filed_on: z.nullable(Day),
  case_no: z.nullable(z.string()),
  /** Of the rent that it brought, the investor's part; left out where no booking names the cheque. */
  booking_id: z.optional(z.string()),
});
export type RentCheque = z.infer<typeof RentCheque>;

/** Nothing of the tenant. */
export const RentTenancy = z.object({
  tenancy_id: z.uuid(),
  unit: z.object({ unit_id: z.uuid(), property_name: z.string(), unit_no: z.string() }),
  share_bps: Bps,
  starts_on: Day,
  ends_on: Day,
  annual_rent: Money,
  /** What follows a bounced cheque is known of Dubai's law alone. An older API does not say it. */
  in_dubai: z.optional(z.boolean()),
  /** In the order of their dates; none where the rent comes in another way. Amounts are those of the cheques, whatever the investor's share. */
  cheques: z.array(RentCheque),
});
export type RentTenancy = z.infer<typeof RentTenancy>;

/** `part`: of it, the investor's. */
const due = { cheques: z.int(), amount: Money, part: Money };

/** Cheques that go to the bank in a month. */
export const RentMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  ...due,
});
export type RentMonth = z.infer<typeof RentMonth>;

export const RENT_PAGE_SIZE = 12;
/** Ahead in the calendar, the present one included. */
export const RENT_MONTHS = 12;

/**
 * `ended`: tenancies that are over and whose cheques are all cleared or replaced. `search`: the beginnings of words of building and
 * number. `tenancy_id`: this one, over or not.
 */
export const RentListQuery = z.strictObject({
  page: z.optional(Page),
  ended: z.optional(z.literal('1')),
  search: z.optional(sought(SEARCH_MAX)),
  tenancy_id: z.optional(z.uuid()),
});
export type RentListQuery = z.infer<typeof RentListQuery>;

/** Tenancies: those with a bounced cheque first, then by the next cheque. */
export const RentList = z.object({
  /** Months without a cheque are left out. */
  months: z.array(RentMonth),
  /** All bounced cheques that nothing has replaced. */
  bounced: z.object(due),
  /** Whether there are tenancies of the other kind. */
  has_ended: z.boolean(),
  items: z.array(RentTenancy),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});
export type RentList = z.infer<typeof RentList>;
