import { BookingUnit, Category } from '../bookings/bookings';
import { Instant } from '../instant';
import { Page, Year } from '../parameters';
import { PayoutStatus } from '../payouts/payouts';
import { z } from '../schema';
import { Bps, Day, Money } from '../values';

/** A calendar month, `YYYY-MM`. */
export const StatementPeriod = z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/));

/** `corrected` replaces an earlier one, `superseded` was replaced. */
export const StatementStatus = z.enum(['published', 'corrected', 'superseded']);
export type StatementStatus = z.infer<typeof StatementStatus>;

/** From the investor's side: negative where they pay. Closing is opening and all between. */
export const StatementFigures = z.object({
  opening: Money,
  income: Money,
  fee: Money,
  /** VAT on the fees. */
  vat: Money,
  expense: Money,
  reserve_delta: Money,
  /** Deposits, contributions of the owner, differences of exchange, corrections. */
  other: Money,
  payout: Money,
  closing: Money,
});
export type StatementFigures = z.infer<typeof StatementFigures>;

export const StatementSummary = z.object({
  statement_id: z.uuid(),
  /** `MZ-2026-000123` */
  no: z.string(),
  period: StatementPeriod,
  period_from: Day,
  period_to: Day,
  status: StatementStatus,
  published_at: Instant,
  figures: StatementFigures,
});
export type StatementSummary = z.infer<typeof StatementSummary>;

export const STATEMENT_PAGE_SIZE = 24;
export const StatementListQuery = z.strictObject({ page: z.optional(Page) });
export type StatementListQuery = z.infer<typeof StatementListQuery>;

/** The latest period first. */
export const StatementList = z.object({
  items: z.array(StatementSummary),
  page: z.int(),
  page_size: z.int(),
  has_more: z.boolean(),
});
export type StatementList = z.infer<typeof StatementList>;

export const StatementLine = z.object({
  category: Category,
  /** How many bookings it sums up. */
  bookings: z.int(),
  first_on: Day,
  last_on: Day,
  /** Of the only booking; null where there are more. */
  text: z.nullable(z.string()),
  /** The only booking; null where there are more. */
  booking_id: z.nullable(z.string()),
  /** Bookings of several that the month has got since, which it does not count; left out where there are none. */
  booked_since: z.optional(z.int()),
  amount: Money,
});
export type StatementLine = z.infer<typeof StatementLine>;

/** Of the periods. */
export const StatementArchiveQuery = z.strictObject({
  year: Year,
});

const StatementRef = z.object({ statement_id: z.uuid(), no: z.string() });

export const Statement = z.extend(StatementSummary, {
  supersedes: z.nullable(StatementRef),
  superseded_by: z.nullable(StatementRef),
  /** In force for the month before. */
  previous: z.nullable(StatementRef),
  /** The latest order first. */
  payouts: z.array(
    z.object({ payout_id: z.uuid(), ordered_on: Day, status: PayoutStatus, gross: Money }),
  ),
  iban_country: z.nullable(z.string()),
  iban_last4: z.nullable(z.string()),
  /** Of the PDF, in hexadecimal. */
  sha256: z.string(),
  units: z.array(
    z.object({
      unit: z.nullable(BookingUnit),
      /** The investor's share at the end of the period. */
      share_bps: z.nullable(Bps),
      sum: Money,
      lines: z.array(StatementLine),
    }),
  ),
});
export type Statement = z.infer<typeof Statement>;

export const StatementParams = z.strictObject({ statement_id: z.uuid() });
