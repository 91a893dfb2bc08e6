import { CLARAS_UNITS, PRICES } from './clara-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoRows } from './demo-rows';
import { addPaymentPlan, date, paid, progress, restAtHandover, type Step } from './payment-plan';
import { stableId } from './stable-id';

export function addClarasPurchases(rows: DemoRows, calendar: DemoCalendar): void {
  const { reserved, signed, shared, ready } = CLARAS_UNITS;
  addPaymentPlan(rows, reserved, PRICES.reserved, reservedSteps(calendar));
  addPaymentPlan(rows, signed, PRICES.signed, signedSteps(calendar));
  addPaymentPlan(rows, shared, PRICES.shared, sharedSteps(calendar));
  addPaymentPlan(rows, ready, PRICES.ready, readySteps(calendar));
  rows.handovers.push({
    id: stableId('handover:mina-sands-508'),
    unit_id: ready,
    opened_on: calendar.inDays(-6),
    deadline_on: calendar.inDays(24),
    steps: 10,
    steps_done: 1,
  });
}

const reservation = (share_bps: number) => date('Reservierung', 'Reservation', share_bps);
const contract = (share_bps: number) =>
  date('Kaufvertrag (SPA)', 'Purchase contract (SPA)', share_bps);
const oqood = (due_on: string) => ({
  ...date('Oqood-Eintragung', 'Oqood registration', 1000),
  due_on,
});

/** What is to come in a tower that is built beyond 60 %. */
const creekRest = ({ month }: DemoCalendar): Step[] => [
  { ...progress(70, 2000), expected_on: month(4) },
  { ...restAtHandover(5000), expected_on: month(10) },
];

const reservedSteps = (calendar: DemoCalendar): Step[] => [
  { ...reservation(500), ...paid(calendar.inDays(-5)) },
  { ...contract(1500), due_on: calendar.inDays(16) },
  oqood(calendar.inDays(75)),
  ...creekRest(calendar),
];

const signedSteps = (calendar: DemoCalendar): Step[] => [
  { ...reservation(500), ...paid(calendar.inDays(-37)) },
  { ...contract(1500), ...paid(calendar.inDays(-16)) },
  oqood(calendar.inDays(-4)),
  ...creekRest(calendar),
];

const sharedSteps = ({ month }: DemoCalendar): Step[] => [
  { ...reservation(1000), ...paid(month(-15, 20)) },
  { ...contract(1500), ...paid(month(-14, 9)) },
  { ...progress(20, 1500), ...paid(month(-8, 6)) },
  { ...progress(60, 2500), expected_on: month(6) },
  { ...restAtHandover(3500), expected_on: month(14) },
];

const readySteps = ({ month, inDays }: DemoCalendar): Step[] => [
  { ...reservation(1000), ...paid(month(-27, 18)) },
  { ...contract(1000), ...paid(month(-26, 11)) },
  { ...progress(30, 2000), ...paid(month(-17, 7)) },
  { ...progress(60, 2000), ...paid(month(-9, 14)) },
  { ...restAtHandover(4000), due_on: inDays(19) },
];
