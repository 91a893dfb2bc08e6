import { splitAmount } from '@manzil/shared/domain/money';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Row = DemoRows['instalments'][number];

export type Step = Pick<Row, 'label_de' | 'label_en' | 'trigger' | 'share_bps'> &
  Partial<Pick<Row, 'trigger_bps' | 'due_on' | 'expected_on' | 'paid_on'>>;

export function addPaymentPlan(rows: DemoRows, unitId: string, price: number, steps: Step[]): void {
  const plan_id = stableId(`plan:${unitId}`);
  rows.plans.push({ id: plan_id, unit_id: unitId, total_fils: price });
  const amounts = splitAmount(
    price,
    steps.map(({ share_bps }) => share_bps),
  );
  steps.forEach((step, index) => {
    rows.instalments.push({
      id: stableId(`instalment:${unitId}:${index + 1}`),
      plan_id,
      seq: index + 1,
      amount_fils: amounts[index] ?? 0,
      ...step,
    });
  });
}
