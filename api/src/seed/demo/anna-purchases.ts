import { ANNAS_UNITS } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import {
  addPaymentPlan,
  date,
  dueOn,
  paid,
  progress,
  restAtHandover,
  type Step,
} from './payment-plan';
import { stableId } from './stable-id';

export function addAnnasPurchases(rows: DemoRows, calendar: DemoCalendar): void {
  addPaymentPlan(rows, ANNAS_UNITS.creek, 185_000_000, creekSteps(calendar));
  addPaymentPlan(rows, ANNAS_UNITS.yas, 126_500_000, yasSteps(calendar));
  rows.handovers.push({
    id: stableId('handover:yas'),
    unit_id: ANNAS_UNITS.yas,
    opened_on: calendar.inDays(-9),
    deadline_on: calendar.inDays(21),
    steps: 10,
    steps_done: 6,
  });
}

const creekSteps = ({ month, inDays }: DemoCalendar): Step[] => [
  { ...date('Reservierung', 'Reservation', 500), ...paid(month(-21, 20)) },
  { ...date('Kaufvertrag (SPA)', 'Purchase contract (SPA)', 1500), ...paid(month(-20, 14)) },
  { ...date('Oqood-Eintragung', 'Oqood registration', 1000), ...paid(month(-17, 2)) },
  { ...progress(40, 1000), ...paid(month(-5, 18)) },
  dueOn(inDays(10), 500),
  { ...progress(70, 1000), expected_on: month(4) },
  { ...progress(85, 1000), expected_on: month(7) },
  {
    label_de: 'Übergabe',
    label_en: 'Handover',
    share_bps: 2500,
    trigger: 'handover',
    expected_on: month(10),
  },
  {
    label_de: '6 Monate nach Übergabe',
    label_en: '6 months after handover',
    share_bps: 1000,
    trigger: 'post_handover',
    expected_on: month(16),
  },
];

const yasSteps = ({ month, inDays }: DemoCalendar): Step[] => [
  { ...date('Reservierung', 'Reservation', 1000), ...paid(month(-26, 11)) },
  { ...date('Kaufvertrag (SPA)', 'Purchase contract (SPA)', 1000), ...paid(month(-25, 3)) },
  { ...progress(30, 2000), ...paid(month(-16, 9)) },
  { ...progress(60, 2000), ...paid(month(-7, 22)) },
  { ...restAtHandover(4000), due_on: inDays(3) },
];
