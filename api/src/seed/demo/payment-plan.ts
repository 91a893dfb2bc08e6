import { splitAmount } from '@manzil/shared/domain/money';
import { formatDay } from '@manzil/shared/format/date';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Row = DemoRows['instalments'][number];

export type Step = Pick<Row, 'label_de' | 'label_en' | 'trigger' | 'share_bps'> &
  Partial<Pick<Row, 'trigger_bps' | 'due_on' | 'expected_on' | 'paid_on'>>;

/** What is due on a day and for no other reason is called after it. */
export const dueOn = (due_on: string, share_bps: number) =>
  ({
    label_de: `Rate zum ${formatDay(due_on, 'de')}`,
    label_en: `Instalment of ${formatDay(due_on, 'en')}`,
    share_bps,
    trigger: 'date',
    due_on,
  }) as const;

export const paid = (on: string) => ({ due_on: on, paid_on: on });

export const date = (label_de: string, label_en: string, share_bps: number) =>
  ({ label_de, label_en, share_bps, trigger: 'date' }) as const;

export const progress = (percent: number, share_bps: number) =>
  ({
    label_de: `${percent}\u00A0% Baufortschritt`,
    label_en: `${percent}% of construction`,
    share_bps,
    trigger: 'construction_pct',
    trigger_bps: percent * 100,
  }) as const;

/** The last one, which is due at handover. */
export const restAtHandover = (share_bps: number) =>
  ({
    label_de: 'Restzahlung zur Übergabe',
    label_en: 'Final payment on handover',
    share_bps,
    trigger: 'handover',
  }) as const;

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
