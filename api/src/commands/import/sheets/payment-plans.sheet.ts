import { instalments, paymentPlans } from '../../../modules/units/purchase.table';
import * as cells from '../cells';
import { column, defineSheet, type Fault } from '../sheet';

export const paymentPlansSheet = defineSheet({
  name: 'payment_plans',
  noun: 'a payment plan',
  table: paymentPlans,
  columns: {
    unit: column(cells.externalId, {
      into: 'unit_id',
      refersTo: 'units',
      fixed: 'a payment plan stays with its unit',
    }),
    total_aed: column(cells.amountAboveZero, { into: 'total_fils' }),
  },
});

export const instalmentsSheet = defineSheet({
  name: 'instalments',
  noun: 'an instalment',
  table: instalments,
  columns: {
    payment_plan: column(cells.externalId, {
      into: 'plan_id',
      refersTo: 'payment_plans',
      fixed: 'an instalment stays in its payment plan',
    }),
    seq: column(cells.integer(1, 999)),
    label_de: column(cells.text(120)),
    label_en: column(cells.text(120)),
    trigger: column(cells.oneOf(['date', 'construction_pct', 'handover', 'post_handover'])),
    trigger_percent: column(cells.optional(cells.percent), { into: 'trigger_bps' }),
    due_on: column(cells.optional(cells.day)),
    expected_on: column(cells.optional(cells.day)),
    share_percent: column(cells.percent, { into: 'share_bps' }),
    amount_aed: column(cells.amountAboveZero, { into: 'amount_fils' }),
    paid_on: column(cells.optional(cells.day)),
  },
  check: ({ trigger, trigger_percent, due_on }): Fault[] => {
    const byProgress = trigger === 'construction_pct';
    const faults: Fault[] = [];
    if (byProgress && trigger_percent === null)
      faults.push({ column: 'trigger_percent', reason: 'is empty, though the trigger needs it' });
    if (!byProgress && trigger_percent !== null)
      faults.push({
        column: 'trigger_percent',
        reason: `goes with construction_pct, not ${trigger}`,
      });
    if (trigger === 'date' && due_on === null)
      faults.push({ column: 'due_on', reason: 'is empty, though the trigger is a date' });
    return faults;
  },
});
