import { DepreciationReason } from '../../domain/depreciation';
import { TaxGroup } from '../../domain/tax-group';
import { TaxCurrency, TaxResidence } from '../../domain/tax-year';
import { BookingUnit, Category } from '../bookings/bookings';
import { Year } from '../parameters';
import { z } from '../schema';
import { Bps, Day, Language, Money } from '../values';
import { Version } from '../version';

const Residence = z.enum(TaxResidence);

/** Minor units of the currency of the tax return. */
export const TaxMoney = z.object({ amount: z.int(), currency: z.enum(TaxCurrency) });
export type TaxMoney = z.infer<typeof TaxMoney>;

export const TaxQuery = z.strictObject({
  /** Default: this year, in Dubai. */
  year: z.optional(Year),
  /** Whose bookings are listed; default: the only one there is. */
  unit_id: z.optional(z.uuid()),
  language: z.optional(Language),
});
export type TaxQuery = z.infer<typeof TaxQuery>;

/** Positive where the owner gains. In the tax currency: the sum of the rounded bookings. */
export const TaxSum = z.object({
  amount: Money,
  /** Without the bookings that have no rate; null where no residence is chosen. */
  converted: z.nullable(TaxMoney),
  bookings: z.int(),
  /** Bookings without a rate. */
  missing: z.int(),
});
export type TaxSum = z.infer<typeof TaxSum>;

const Result = z.object({ income: TaxSum, costs: TaxSum, surplus: TaxSum });

export const TaxBooking = z.object({
  booking_id: z.string(),
  on: Day,
  category: Category,
  text: z.string(),
  amount: Money,
  /** Null where the day has no rate, or no residence is chosen. */
  converted: z.nullable(TaxMoney),
  /** What one unit is worth: a decimal text of 8 digits; null where nothing had to be converted. */
  rate: z.nullable(z.string()),
  rate_on: z.nullable(Day),
  /** The receipt, among the investor's documents. */
  document_id: z.nullable(z.uuid()),
});
export type TaxBooking = z.infer<typeof TaxBooking>;

export const TaxUnit = z.extend(Result, {
  /** Null for what belongs to no unit. */
  unit: z.nullable(BookingUnit),
  /** The investor's; null for what belongs to no unit. */
  share_bps: z.nullable(Bps),
  /** Last day of ownership, where it is over. */
  owned_to: z.nullable(Day),
});
export type TaxUnit = z.infer<typeof TaxUnit>;

/** What the owner enters for the depreciation of a unit. */
const depreciationFields = {
  /** Of the land in price and costs: nothing is proposed, no paper of a purchase tells it. */
  land_share_bps: z.int().check(z.gte(0), z.lte(10_000)),
  reason: z.enum(DepreciationReason),
  /** Of a `shorter_life`. */
  own_rate_bps: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
  /** First day with use and burden. */
  starts_on: z.iso.date().check(z.refine((day) => day >= '1900')),
  /** Price and costs in minor units of the tax currency, where the rate of that day is not what counts. */
  own_acquisition_minor: z.nullable(z.int().check(z.gte(0), z.lte(100_000_000_000))),
};

export const DepreciationInput = z
  .strictObject({ ...depreciationFields, version: Version })
  .check(
    z.refine(
      ({ reason, own_rate_bps }) => (reason === 'shorter_life') === (own_rate_bps !== null),
      { path: ['own_rate_bps'] },
    ),
  );
export type DepreciationInput = z.infer<typeof DepreciationInput>;

export const KeptDepreciation = z.object({ ...depreciationFields, version: Version });
export type KeptDepreciation = z.infer<typeof KeptDepreciation>;

export const Depreciation = z.object({
  purchased_on: Day,
  /** Of the whole unit. */
  price: Money,
  fee: Money,
  other_costs: Money,
  /** The owner's part of the three. */
  part: Money,
  /** At the rate of the day of purchase; null where it has none. */
  converted: z.nullable(TaxMoney),
  rate: z.nullable(z.string()),
  rate_on: z.nullable(Day),
  /** From when it is reckoned until the owner says otherwise: the handover, or else the purchase. */
  proposed_start: Day,
  entered: z.nullable(z.object(depreciationFields)),
  version: Version,
  /** Null as long as something is missing, and where the residence knows no depreciation. */
  result: z.nullable(
    z.object({
      land: TaxMoney,
      building: TaxMoney,
      rate_bps: Bps,
      yearly: TaxMoney,
      months: z.int(),
      amount: TaxMoney,
    }),
  ),
});
export type Depreciation = z.infer<typeof Depreciation>;

export const ChosenUnit = z.extend(TaxUnit, {
  /** Only those with bookings, in the order of the form. Their sums are the unit's ledger of the year. */
  groups: z.array(z.object({ group: z.enum(TaxGroup), sum: TaxSum, items: z.array(TaxBooking) })),
  /** Documents behind its bookings that have a file. */
  receipts: z.int(),
  /** Those that the office has on paper alone. Left out by older APIs. */
  paper_receipts: z.optional(z.int()),
  /** Null for what was never bought as a unit. */
  depreciation: z.nullable(Depreciation),
});
export type ChosenUnit = z.infer<typeof ChosenUnit>;

/** Inflow and outflow of a calendar year: the owner's part, as booked on the accounts. */
export const TaxYear = z.object({
  year: z.int(),
  /** With bookings, the latest first; the current one is always among them where there is any. */
  years: z.array(z.int()),
  /** The last day that is counted. */
  through: Day,
  residence: z.nullable(Residence),
  /** `profile`: follows from the tax residencies of the account, and was not chosen here. */
  residence_from: z.nullable(z.enum(['chosen', 'profile'])),
  units: z.array(TaxUnit),
  sum: Result,
  receipts: z.int(),
  paper_receipts: z.optional(z.int()),
  chosen: z.nullable(ChosenUnit),
});
export type TaxYear = z.infer<typeof TaxYear>;

export const TaxResidenceInput = z.strictObject({ residence: Residence });
export type TaxResidenceInput = z.infer<typeof TaxResidenceInput>;

export const TaxUnitParams = z.strictObject({ unit_id: z.uuid() });

export const TaxFileQuery = z.strictObject({
  year: Year,
  unit_id: z.optional(z.uuid()),
  language: z.optional(Language),
});
export type TaxFileQuery = z.infer<typeof TaxFileQuery>;

export const TaxPdfQuery = z.strictObject({ year: Year, language: z.optional(Language) });
export type TaxPdfQuery = z.infer<typeof TaxPdfQuery>;
