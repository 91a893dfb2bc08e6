import type { UnitStage } from '@manzil/shared/contract/units/unit-stage';
import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { Money } from '@manzil/shared/contract/values';
import { instalmentStatus } from '@manzil/shared/domain/instalment-status';
import type { UnitRow } from './unit-row';
import { yieldOf } from './unit-yield';

export const aed = (fils: number): Money => ({ amount: fils, currency: 'AED' });
const aedOrNull = (fils: number | null): Money | null => (fils === null ? null : aed(fils));

export function toUnitSummary(row: UnitRow, today: string): UnitSummary {
  const { unit_id, unit_no, property_id, property_name, community, emirate, unit_type, bedrooms } =
    row;
  const { floor, area_sqm_x100, lifecycle, share_bps, next_date, needs_attention } = row;
  return {
    unit_id,
    unit_no,
    property_id,
    property_name,
    community,
    emirate,
    unit_type,
    bedrooms,
    floor,
    area_sqm_x100,
    lifecycle,
    share_bps,
    next_date,
    needs_attention,
    drawing: toDrawing(row),
    stage: toStage(row, today),
    purchase_price: aed(row.purchase_price_fils),
    annual_rent: aedOrNull(row.annual_rent_fils),
    open_amount: aedOrNull(row.open_fils),
    net_yield_bps: yieldOf(row)?.netBps ?? null,
  };
}

export const toDrawing = (row: UnitRow): UnitSummary['drawing'] => ({
  seed: row.drawing_seed,
  shape: row.drawing_shape,
  floors: row.floors,
  built: row.floors_built,
  facade: row.facade_floors,
  bays: row.bays,
  unit: { floor: row.floor, bay: row.bay },
});

const BEFORE_HANDOVER = ['reserved', 'spa_signed', 'under_construction'];
const VACANT = ['vacant_preparing', 'vacant_listed'];

export function toStage(row: UnitRow, today: string): UnitStage {
  return {
    construction: constructionOf(row),
    next_instalment: nextInstalmentOf(row, today),
    handover:
      row.steps === null || row.steps_done === null
        ? null
        : { steps_done: row.steps_done, steps: row.steps, deadline_on: row.deadline_on },
    tenancy:
      row.ends_on === null
        ? null
        : {
            ends_on: row.ends_on,
            cheques: row.cheques,
            cheques_cleared: row.cheques_cleared,
            next_cheque_on: row.next_cheque_on,
            cheque_bounced: row.bounced,
          },
    vacant_since: VACANT.includes(row.lifecycle) ? row.lifecycle_since : null,
  };
}

function constructionOf(row: UnitRow): UnitStage['construction'] {
  if (!BEFORE_HANDOVER.includes(row.lifecycle) || row.progress_bps === null) return null;
  return { progress_bps: row.progress_bps, floors_built: row.floors_built, floors: row.floors };
}

function nextInstalmentOf(row: UnitRow, today: string): UnitStage['next_instalment'] {
  if (row.next_seq === null || row.next_amount_fils === null || row.instalments === null)
    return null;
  return {
    seq: row.next_seq,
    count: row.instalments,
    due_on: row.next_due_on,
    amount: aed(row.next_amount_fils),
    status: instalmentStatus(row.next_due_on, null, row.next_proof_on, today),
  };
}
