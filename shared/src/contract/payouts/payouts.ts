import { FxSource } from '../fx-rates/fx-rates';
import { Page } from '../parameters';
import { z } from '../schema';
import { Day, Money } from '../values';

export const PayoutStatus = z.enum(['scheduled', 'processing', 'paid', 'failed', 'returned']);
export type PayoutStatus = z.infer<typeof PayoutStatus>;

export const Payout = z.object({
  payout_id: z.uuid(),
  ordered_on: Day,
  status: PayoutStatus,
  gross: Money,
  /** Kept by the bank before it converts. */
  bank_fee: Money,
  /** The bank's rate; null where nothing was converted, or not yet. */
  fx: z.nullable(
    z.object({
      /** What one unit of the gross currency is worth: a decimal text of 8 digits. */
      rate: z.string(),
      source: FxSource,
      as_of: Day,
    }),
  ),
  credited_currency: z.enum(['AED', 'EUR']),
  /** What arrived; null until the bank has settled. */
  credited: z.nullable(Money),
  value_date: z.nullable(Day),
  iban_country: z.nullable(z.string()),
  iban_last4: z.nullable(z.string()),
  bank_reference: z.nullable(z.string()),
  failure_reason: z.nullable(z.enum(['account_closed', 'name_mismatch', 'bank_refused', 'other'])),
  /** The booking that takes it from the investor's money; null where there is none. An older API leaves it out. */
  booking_id: z.optional(z.nullable(z.string())),
  /** Null, too, for what was booked in a month that was reopened, until that is published again. */
  statement: z.nullable(
    z.object({
      statement_id: z.uuid(),
      no: z.string(),
      /** What it says was paid out, less all payouts booked by then, without those that came back in it. */
      difference: Money,
    }),
  ),
  /** Of one that did not arrive: the payout by which its money was transferred again, alone or with more, if any. */
  repeated_by: z.nullable(z.object({ payout_id: z.uuid(), status: PayoutStatus })),
});
export type Payout = z.infer<typeof Payout>;

export const PAYOUT_PAGE_SIZE = 24;
export const PayoutListQuery = z.strictObject({ page: z.optional(Page) });
export type PayoutListQuery = z.infer<typeof PayoutListQuery>;

/** The latest order first. */
export const PayoutList = z.object({
  items: z.array(Payout),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});
export type PayoutList = z.infer<typeof PayoutList>;

export const PayoutParams = z.strictObject({ payout_id: z.uuid() });
