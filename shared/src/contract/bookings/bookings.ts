import { BookingGroup, LedgerCategory } from '../../domain/ledger-category';
import { QuestionState } from '../booking-questions/question-state';
import { InputDay, line } from '../entered-values';
import { Year } from '../parameters';
import { z } from '../schema';
import { Day, Language, Money } from '../values';

export const Category = z.enum(LedgerCategory);

export const BookingUnit = z.object({
  unit_id: z.uuid(),
  property_name: z.string(),
  unit_no: z.string(),
});
export type BookingUnit = z.infer<typeof BookingUnit>;

const BookingRef = z.object({ booking_id: z.string(), on: Day });

/** A line of one of the investor's own accounts: of a unit that is shared, their share. */
export const Booking = z.object({
  booking_id: z.string(),
  /** Day of the value date, on our account: of a payout, the day it left. */
  on: Day,
  unit: z.nullable(BookingUnit),
  category: Category,
  text: z.string(),
  /** Positive where the investor gains. */
  amount: Money,
  /** What the investor's accounts hold together after this booking, whatever the filter. */
  balance: Money,
  /** The receipt, among the investor's documents. */
  document_id: z.nullable(z.uuid()),
  /** Of a correction: what it takes back. */
  corrects: z.nullable(BookingRef),
  corrected_by: z.nullable(BookingRef),
  /** What the investor has asked about it. */
  question: z.nullable(QuestionState),
});
export type Booking = z.infer<typeof Booking>;

const Month = z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(12));

const POSITION = /^(\d{4}-\d{2}-\d{2})_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}_\d{1,9}$/;
const isDay = (text: string) => InputDay.safeParse(text).success && text >= '0001';

export const BookingId = z.string().check(
  z.maxLength(80),
  z.regex(POSITION),
  z.refine((text) => isDay(text.slice(0, 10))),
);

/** Asks for what belongs to no unit, in place of a unit's id. */
export const NO_UNIT = 'none';

/** zod/mini's union would be one more part of it that the host shares. */
const UNIT_OR_NONE = /^(?:none|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$/;

export const BOOKING_PAGE_SIZE = 50;
export const BOOKING_SEARCH_LENGTH = 100;
const chosen = {
  unit_id: z.optional(z.string().check(z.regex(UNIT_OR_NONE))),
  year: z.optional(Year),
  month: z.optional(Month),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
  category: z.optional(Category),
  group: z.optional(z.enum(BookingGroup)),
  /** Words of text and category, or an amount; one without decimals finds those with any. */
  search: z.optional(line(BOOKING_SEARCH_LENGTH)),
  /** This one, what it corrects and what corrects it. */
  booking_id: z.optional(BookingId),
};
const monthHasYear = z.refine<{ year?: number | undefined; month?: number | undefined }>(
  ({ year, month }) => month === undefined || year !== undefined,
  { path: ['year'] },
);

export const BookingListQuery = z
  .strictObject({
    ...chosen,
    /** The last booking that is known: what comes after it is asked for. */
    cursor: z.optional(BookingId),
    language: z.optional(Language),
  })
  .check(monthHasYear);
export type BookingListQuery = z.infer<typeof BookingListQuery>;

/** Where the cheque stands among those of its tenancy. */
const ChequePlace = z.object({ tenancy_id: z.uuid(), seq: z.int() });

/** Where the money of a booking is followed. */
export const BookingLeads = z.object({
  /** The statement in force for its month; null where that does not have it. */
  statement_id: z.nullable(z.uuid()),
  /** The payout that it books. */
  payout_id: z.nullable(z.uuid()),
  /** The cheque whose rent it books; left out where it names none. */
  cheque: z.optional(ChequePlace),
});
export type BookingLeads = z.infer<typeof BookingLeads>;

/** Latest first. Pages go on from a cursor, so what is booked meanwhile moves nothing. */
export const BookingList = z.object({
  items: z.array(Booking),
  page_size: z.int(),
  has_more: z.boolean(),
  /** Asks for the next page; null at the end. */
  next_cursor: z.nullable(z.string()),
  /** All that the filter finds, by currency. With its first page; null without a filter. */
  found: z.nullable(z.array(z.object({ count: z.int(), sum: Money }))),
  /** Of the booking that was asked for by its id; null in any other list. */
  leads: z.nullable(BookingLeads),
});
export type BookingList = z.infer<typeof BookingList>;

/** All that the filter finds, the earliest first. */
export const BookingFileQuery = z
  .strictObject({
    ...chosen,
    language: z.optional(Language),
    /** Whose decimal sign and order of days the file has; the language's without it. */
    numbers: z.optional(Language),
  })
  .check(monthHasYear);
export type BookingFileQuery = z.infer<typeof BookingFileQuery>;
