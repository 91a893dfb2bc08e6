import { BASIC_FEE_BPS } from '@manzil/shared/domain/fees';
import { CLARAS, CLARAS_UNITS } from './clara-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoLedger } from './demo-ledger';
import type { DemoRows } from './demo-rows';
import { CLARA } from './more-investors';
import { bookPayout } from './payout-bookings';
import { addTenancy } from './tenancy';
import {
  type BookedUnit,
  bookInsurance,
  bookMaintenance,
  bookServiceCharge,
  bookTransferredRent,
} from './unit-bookings';

const RENTED: BookedUnit = { id: CLARAS_UNITS.let, owners: CLARAS, feeBps: BASIC_FEE_BPS };
const PREPARED: BookedUnit = { id: CLARAS_UNITS.preparing, owners: CLARAS, feeBps: BASIC_FEE_BPS };

/** The month in which the tenancy and the bookings begin. */
export const CLARAS_FIRST_MONTH = -7;
const MONTHLY_RENT = 900_000;
const PAYDAY = 3;

/** Months at whose end as much is paid out. The last came back, as the account was closed; since then none was ordered. */
const PAID_OUT = [-6, -5, -4, -3, -2];
const PAYOUT = 700_000;

export function addClarasBookings(
  rows: DemoRows,
  ledger: DemoLedger,
  { month, inDays, today }: DemoCalendar,
): void {
  const from = month(CLARAS_FIRST_MONTH);
  const to = month(CLARAS_FIRST_MONTH + 12, 0);
  const rent = MONTHLY_RENT * 12;
  addTenancy(rows, { unitId: RENTED.id, from, to, rent, status: 'active', chequeDays: [] }, today);
  for (let offset = CLARAS_FIRST_MONTH; month(offset, PAYDAY) <= today; offset += 1) {
    bookTransferredRent(ledger, RENTED, month(offset, PAYDAY), MONTHLY_RENT);
  }
  bookInsurance(ledger, RENTED, month(CLARAS_FIRST_MONTH, 4), 60_000);
  for (const offset of [-6, -3]) bookServiceCharge(ledger, RENTED, month(offset, 12), 340_000);
  for (const offset of PAID_OUT) {
    const back = offset === PAID_OUT.at(-1) ? month(offset + 1, 9) : undefined;
    bookPayout(ledger, CLARA, month(offset + 1, 0), PAYOUT, back);
  }
  // More than the accounts hold. It is this month's, so that no statement is published without it.
  const [, on = today] = [inDays(-9), month(0)].sort();
  bookMaintenance(ledger, PREPARED, {
    on,
    amount: 4_680_000,
    text: { de: 'Küche und Böden erneuert', en: 'Kitchen and floors renewed' },
  });
}
