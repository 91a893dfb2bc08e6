import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import { shareOf, splitAmount } from '@manzil/shared/domain/money';
import type { DemoCalendar } from './demo-calendar';
import type { DemoLedger } from './demo-ledger';
import type { DemoRows } from './demo-rows';
import { LENA, MAX } from './investors';
import { type MaxUnit, YEARS } from './max-unit';
import { bookPayout } from './payout-bookings';
import { addTenancy, chequeDays } from './tenancy';
import { bookInsurance, bookMaintenance, bookRent, bookServiceCharge } from './unit-bookings';

const MONTHS = 60;
const YEAR_BEFORE_BPS = 9_620;

/** The unit whose tenant's last cheque was returned. */
const BOUNCED = 41;

const REPAIRS = [
  { de: 'Klimaanlage gewartet', en: 'Air conditioning serviced' },
  { de: 'Armatur ersetzt', en: 'Tap replaced' },
  { de: 'Anstrich erneuert', en: 'Walls repainted' },
  { de: 'Spülmaschine repariert', en: 'Dishwasher repaired' },
];

export function addMaxBookings(
  rows: DemoRows,
  ledger: DemoLedger,
  unit: MaxUnit,
  calendar: DemoCalendar,
): void {
  if (unit.letUntil === null) return;
  const since = calendar.month(1 - MONTHS);
  addTenancies(rows, ledger, unit, since, calendar.today);
  addCosts(ledger, unit, calendar);
}

function addTenancies(
  rows: DemoRows,
  ledger: DemoLedger,
  unit: MaxUnit,
  since: string,
  today: string,
) {
  const { id: unitId, letUntil } = unit;
  if (letUntil === null) return;
  let rent = unit.rent;
  for (let year = 0; year < YEARS; year += 1) {
    const from = addMonths(addDays(letUntil, 1), -12 * (year + 1));
    const to = addDays(addMonths(addDays(letUntil, 1), -12 * year), -1);
    const running = unit.lifecycle === 'notice_given' ? 'notice_given' : 'active';
    const status = to < today ? 'ended' : running;
    const bounced = unit.index === BOUNCED && year === 0;
    const tenancy = {
      unitId,
      from,
      to,
      rent,
      status,
      bounced,
      chequeDays: chequeDays(from, 4, 3),
    } as const;
    for (const cheque of addTenancy(rows, tenancy, today)) {
      if (cheque.on >= since) bookRent(ledger, unit, cheque);
    }
    rent = shareOf(rent, YEAR_BEFORE_BPS);
  }
}

function addCosts(ledger: DemoLedger, unit: MaxUnit, { month, today }: DemoCalendar): void {
  const quarters = splitAmount(unit.serviceCharge, [1, 1, 1, 1]);
  for (let offset = 1 - MONTHS; offset <= 0; offset += 1) {
    const charged = month(offset, 12);
    if (charged > today) return;
    if (offset % 3 === 0)
      bookServiceCharge(ledger, unit, charged, quarters[Math.abs(offset / 3) % 4] ?? 0);
    if ((offset + unit.index) % 12 === 0)
      bookInsurance(ledger, unit, month(offset, 4), unit.insurance);
    if ((offset + unit.index) % 7 === 0) {
      bookMaintenance(ledger, unit, {
        on: charged,
        amount: 24_000 + ((unit.index * 37 - offset * 11) % 90) * 1_000,
        text: REPAIRS[(unit.index - offset) % REPAIRS.length] ?? { de: 'Reparatur', en: 'Repair' },
      });
    }
  }
}

export function addMaxPayouts(ledger: DemoLedger, { month }: DemoCalendar): void {
  for (let offset = 1 - MONTHS; offset < 0; offset += 1) {
    for (const investorId of [MAX, LENA])
      bookPayout(ledger, investorId, month(offset + 1, 0), null);
  }
}
