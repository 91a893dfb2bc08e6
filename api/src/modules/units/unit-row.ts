import type { Lifecycle } from '@manzil/shared/contract/units/unit-stage';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { Drawing } from '@manzil/shared/domain/drawing';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { NEXT_ONE, runsOn } from '../packages/package-days';

/** A row of `unitRows`: days as text, money in fils. What a unit's stage does not have is null. */
export type UnitRow = Pick<
  UnitSummary,
  | 'unit_id'
  | 'unit_no'
  | 'property_id'
  | 'property_name'
  | 'community'
  | 'emirate'
  | 'unit_type'
  | 'bedrooms'
  | 'floor'
  | 'area_sqm_x100'
  | 'share_bps'
  | 'next_date'
  | 'needs_attention'
> & {
  lifecycle: Lifecycle;
  lifecycle_since: string;
  handed_over_on: string | null;
  bay: number;
  drawing_seed: number;
  drawing_shape: Drawing['shape'];
  floors: number;
  floors_built: number;
  facade_floors: number;
  bays: number;
  progress_bps: number | null;
  purchased_on: string;
  purchase_price_fils: number;
  dld_fee_fils: number;
  dld_fee_bps: number;
  other_cost_fils: number;
  service_charge_fils: number;
  insurance_fils: number;
  /** Of the package that runs, else the unit's own. */
  management_fee_bps: number;
  /** Of the last twelve months; null where the unit is not let. */
  maintenance_fils: number | null;
  instalments: number | null;
  open_fils: number | null;
  next_seq: number | null;
  next_due_on: string | null;
  next_amount_fils: number | null;
  /** Day on which the proof of its payment came in that is in review. */
  next_proof_on: string | null;
  steps: number | null;
  steps_done: number | null;
  deadline_on: string | null;
  ends_on: string | null;
  notice_by: string | null;
  annual_rent_fils: number | null;
  cheques: number;
  cheques_cleared: number;
  next_cheque_on: string | null;
  bounced: boolean;
};

export function unitRows(owned: SQL, today: string | Placeholder): SQL {
  const day = sql`${today}::date`;
  return sql`
    select owned.*, p.drawing_seed, p.drawing_shape, p.floors, p.floors_built,
      p.facade_floors, p.bays,
      ${managementFee(day)} as management_fee_bps, ${maintenance(day)} as maintenance_fils,
      progress.progress_bps
    from (${owned}) owned
    join properties p on p.id = owned.property_id
    left join lateral (
      select c.progress_bps from construction_updates c
      where c.property_id = owned.property_id and c.published_on <= ${day} and owned.handed_over_on is null
      order by array_position(array['site_visit', 'dld', 'developer'], c.source), c.published_on desc
      limit 1
    ) progress on true`;
}

/** Of an owned unit `owned`: of the package that runs, else the unit's own. */
export const managementFee = (day: SQL): SQL => sql`coalesce(
  (select k.fee_bps from subscriptions s join packages k on k.code = s.package_code
    cross join lateral (select owned.handed_over_on) u
    where s.unit_id = owned.unit_id and ${runsOn(day)} ${NEXT_ONE}),
  owned.own_fee_bps)`;

/** Of an owned unit `owned`: repairs of twelve months; null where it is not let. */
export const maintenance = (day: SQL): SQL => sql`case when owned.tenancy_id is not null then (
  select coalesce(sum(r.amount_fils), 0) from unit_upkeep_days r
  where r.unit_id = owned.unit_id and r.value_date > (${day} - interval '1 year')::date and r.value_date <= ${day}
) end`;
