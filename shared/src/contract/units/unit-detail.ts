import { z } from '../schema';
import { Bps, Day, Money } from '../values';
import { InstalmentStatus } from './unit-stage';
import { UnitSummary } from './units';

export const Instalment = z.object({
  seq: z.int(),
  label_de: z.string(),
  label_en: z.string(),
  trigger: z.enum(['date', 'construction_pct', 'handover', 'post_handover']),
  trigger_bps: z.nullable(Bps),
  /** Binding date; null until the trigger has been reached. */
  due_on: z.nullable(Day),
  /** Forecast where no binding date exists yet; shown by month only. */
  expected_on: z.nullable(Day),
  share_bps: Bps,
  amount: Money,
  status: InstalmentStatus,
  paid_on: z.nullable(Day),
});
export type Instalment = z.infer<typeof Instalment>;

export const ChequeStatus = z.enum([
  'received',
  'deposited',
  'cleared',
  'bounced',
  'replaced',
  'held',
]);
export type ChequeStatus = z.infer<typeof ChequeStatus>;

export const Cheque = z.object({
  seq: z.int(),
  due_on: Day,
  amount: Money,
  status: ChequeStatus,
  cleared_on: z.nullable(Day),
});
export type Cheque = z.infer<typeof Cheque>;

export const UnitYield = z.object({
  annual_rent: Money,
  service_charge: Money,
  management_fee: Money,
  management_fee_bps: Bps,
  fee_vat: Money,
  insurance: Money,
  maintenance: Money,
  net: Money,
  gross_bps: Bps,
  net_bps: Bps,
});
export type UnitYield = z.infer<typeof UnitYield>;

export const UnitDetail = z.extend(UnitSummary, {
  developer: z.string(),
  building: z.nullable(z.string()),
  bathrooms: z.int(),
  balcony_sqm_x100: z.nullable(z.int()),
  view_de: z.nullable(z.string()),
  view_en: z.nullable(z.string()),
  parking: z.nullable(z.string()),
  furnishing: z.enum(['unfurnished', 'semi', 'furnished']),
  purchased_on: Day,
  handed_over_on: z.nullable(Day),
  dld_fee: Money,
  dld_fee_bps: Bps,
  service_charge_per_sqft: z.nullable(Money),
  title_deed_no: z.nullable(z.string()),
  oqood_no: z.nullable(z.string()),
  makani_no: z.nullable(z.string()),
  dewa_premise_no: z.nullable(z.string()),
  structure_warranty_until: z.nullable(Day),
  /**
   * Last day to give notice of a rent increase: 90 days before the tenancy ends (Dubai Law 33/2008 Art. 14). Null
   * outside Dubai, and once notice is given.
   */
  rent_notice_by: z.nullable(Day),
  yield: z.nullable(UnitYield),
  cheques: z.array(Cheque),
  /** The list of rents that has its tenancies; null where it was never let, left out by an older API. */
  rents: z.optional(z.nullable(z.enum(['running', 'ended']))),
  instalments: z.array(Instalment),
});
export type UnitDetail = z.infer<typeof UnitDetail>;

export const UnitParams = z.strictObject({ unit_id: z.uuid() });
