import { ProfileReason, ProfileStatus } from '../../domain/profile-status';
import { z } from '../schema';
import { DrawingSchema, Lifecycle, UnitStage } from '../units/unit-stage';
import { Bps, Day, Money } from '../values';
import { Decision } from './decision';
import { Gathered, Sum, UnitRef } from './gathered';

export const Period = z.enum(['month', 'year', '12_months', 'all']);
export type Period = z.infer<typeof Period>;
export const DashboardQuery = z.strictObject({ period: z.optional(Period) });
export type DashboardQuery = z.infer<typeof DashboardQuery>;

/** Left out by older APIs. */
const property_id = z.optional(z.int());

export const DashboardUnit = z.extend(UnitRef, {
  property_id,
  lifecycle: Lifecycle,
  drawing: DrawingSchema,
  stage: UnitStage,
});
export type DashboardUnit = z.infer<typeof DashboardUnit>;

export const AGENDA_MEMBERS = 12;

export const AgendaEntry = z.extend(Gathered, {
  on: Day,
  kind: z.enum([
    'instalment',
    'cheque',
    'rent_notice',
    'tenancy_end',
    'handover_deadline',
    'document_expiry',
  ]),
  unit: z.nullable(UnitRef),
  /** Where several are gathered, the first twelve units, by name. Left out by older APIs. */
  members: z.optional(z.array(UnitRef)),
  /** Of how many units they are, where `members` names them: one unit may have two cheques of a day. */
  units: z.optional(z.int()),
  document_type: z.nullable(z.string()),
  /** Null where they differ. */
  seq: z.nullable(z.int()),
  count: z.nullable(z.int()),
  ...Sum,
});
export type AgendaEntry = z.infer<typeof AgendaEntry>;

export const CashFlowMonth = z.object({
  /** `YYYY-MM` */
  month: z.string(),
  rent: Money,
  costs: Money,
  payouts: Money,
});
export type CashFlowMonth = z.infer<typeof CashFlowMonth>;

/** Units of a large portfolio in one building. */
export const DashboardBuilding = z.object({
  property_id,
  property_name: z.string(),
  units: z.int(),
  /** Most units first. */
  stages: z.array(z.object({ lifecycle: Lifecycle, units: z.int() })),
});
export type DashboardBuilding = z.infer<typeof DashboardBuilding>;

export const DASHBOARD_UNITS = 24;
export const DASHBOARD_AGENDA = 20;

export const Dashboard = z.object({
  profile_status: z.enum(ProfileStatus),
  profile_reasons: z.array(z.enum(ProfileReason)),
  /** At most 24; `unit_count` tells how many there are. Of more than 24 one of each building. */
  units: z.array(DashboardUnit),
  unit_count: z.int(),
  /** Some unit is the investor's only in part. What is booked is always that part; instalments are whole. */
  in_part: z.optional(z.boolean()),
  /** Of more than 24 units; those of `units`. */
  buildings: z.array(DashboardBuilding),
  /** By day, missed ones last, at most 50; `decision_count` tells how many there are. */
  decisions: z.array(Decision),
  decision_count: z.int(),
  /** What the investor has marked as done, or put off to a day that has not come; at most 50. */
  set_aside: z.array(Decision),
  /** What the investor's accounts hold; deposits and reserves are apart. */
  held: Money,
  /** The next one that is ordered, otherwise the last that arrived. */
  payout: z.nullable(z.object({ on: Day, amount: Money, arrived: z.boolean() })),
  period: Period,
  figures: z.object({
    rent: Money,
    /** Change against the same days a year before; null where there were none, and for a month. */
    rent_change_bps: z.nullable(Bps),
    costs: Money,
    payouts: Money,
    net_yield_bps: z.nullable(Bps),
    let_days: z.int(),
    available_days: z.int(),
    open_instalments: Money,
    open_instalment_units: z.int(),
  }),
  /** The last twelve months, oldest first, whatever the period. */
  cash_flow: z.array(CashFlowMonth),
  /** The next 90 days, by date; at most 20 entries, `agenda_count` tells how many there are. */
  agenda: z.array(AgendaEntry),
  agenda_count: z.int(),
});
export type Dashboard = z.infer<typeof Dashboard>;
