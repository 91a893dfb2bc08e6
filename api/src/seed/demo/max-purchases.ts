import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import type { MaxUnit } from './max-unit';
import { addPaymentPlan, dueOn, restAtHandover, type Step } from './payment-plan';
import { stableId } from './stable-id';

const DATED_SHARE_BPS = 1000;
const REST = restAtHandover(4000);

/** Six fixed dates a quarter apart, the rest at handover. What was due in the last days is not paid yet. */
export function addMaxPurchase(rows: DemoRows, unit: MaxUnit, calendar: DemoCalendar): void {
  if (unit.letUntil !== null) return;
  const finished = unit.lifecycle === 'in_handover';
  const fixed = Array.from({ length: 6 }, (_, index): Step => {
    const due_on = calendar.month(-15 + index * 3 - (finished ? 6 : 0), 5 + (unit.index % 20));
    return {
      ...dueOn(due_on, DATED_SHARE_BPS),
      paid_on: due_on < calendar.inDays(-6) ? due_on : null,
    };
  });
  const last: Step = finished
    ? { ...REST, due_on: calendar.inDays(4 + (unit.index % 10)) }
    : { ...REST, expected_on: calendar.month(14) };
  addPaymentPlan(rows, unit.id, unit.price, [...fixed, last]);
  if (finished) {
    rows.handovers.push({
      id: stableId(`handover:${unit.id}`),
      unit_id: unit.id,
      opened_on: calendar.inDays(-14),
      deadline_on: calendar.inDays(16),
      steps: 10,
      steps_done: 3 + (unit.index % 5),
    });
  }
}
