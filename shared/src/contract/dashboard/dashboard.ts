import { ProfileReason, ProfileStatus } from '../../domain/profile-status';
import { z } from '../schema';
import { DrawingSchema, Lifecycle, UnitStage } from '../units/unit-stage';
import { Bps, Day, Money } from '../values';

export const Period = z.enum(['month', 'year', '12_months', 'all']);
export type Period = z.infer<typeof Period>;
export const DashboardQuery = z.strictObject({ period: z.optional(Period) });
export type DashboardQuery = z.infer<typeof DashboardQuery>;

const UnitRef = z.object({ unit_id: z.uuid(), property_name: z.string(), unit_no: z.string() });

export const DashboardUnit = z.extend(UnitRef, {
  lifecycle: Lifecycle,
  drawing: DrawingSchema,
  stage: UnitStage,
});
export type DashboardUnit = z.infer<typeof DashboardUnit>;

/** Something the investor has to decide or do, most urgent first. */
export const Decision = z.object({
  id: z.string(),
  kind: z.enum([
    'instalment_due',
    'instalment_overdue',
    'handover_payment_due',
    'document_missing',
    'document_declined',
    'document_expired',
    'document_expiring',
    'cheque_bounced',
    'rent_notice_due',
  ]),
  unit: z.nullable(UnitRef),
  document_type: z.nullable(z.string()),
  seq: z.nullable(z.int()),
  count: z.nullable(z.int()),
  amount: z.nullable(Money),
  due_on: z.nullable(Day),
});
export type Decision = z.infer<typeof Decision>;

export const AgendaEntry = z.object({
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
  document_type: z.nullable(z.string()),
  seq: z.nullable(z.int()),
  count: z.nullable(z.int()),
  amount: z.nullable(Money),
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

export const DASHBOARD_UNITS = 24;
export const DASHBOARD_DECISIONS = 50;
export const DASHBOARD_AGENDA = 20;

export const Dashboard = z.object({
  profile_status: z.enum(ProfileStatus),
  profile_reasons: z.array(z.enum(ProfileReason)),
  /** At most 24; `unit_count` tells how many there are. */
  units: z.array(DashboardUnit),
  unit_count: z.int(),
  /** Most urgent first, at most 50; `decision_count` tells how many there are. */
  decisions: z.array(Decision),
  decision_count: z.int(),
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
