import { BASIC_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { addMarinaTenancies } from './anna-marina-tenancies';
import { addSafaTenancies } from './anna-safa-tenancies';
import { ANNA, ANNAS_UNITS } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoLedger } from './demo-ledger';
import type { DemoRows } from './demo-rows';
import { bookPayout } from './payout-bookings';
import type { ClearedCheque } from './tenancy';
import {
  type BookedUnit,
  bookInsurance,
  bookMaintenance,
  bookRent,
  bookServiceCharge,
} from './unit-bookings';

const owners = [{ investorId: ANNA, shareBps: 10_000 }];
const MARINA: BookedUnit = { id: ANNAS_UNITS.marina, owners, feeBps: PREMIUM_FEE_BPS };
const SAFA: BookedUnit = { id: ANNAS_UNITS.safa, owners, feeBps: BASIC_FEE_BPS };

/** Two years with the running month. */
export const FIRST_MONTH = -23;

/** Month by month: what was paid out at its end, in dirhams, from the first month to the last that is over. */
const PAYOUTS = [
  23_000, 0, 10_000, 24_000, 0, 9_000, 24_000, 0, 11_000, 27_551, 0, 9_040, 25_942, 2_500, 1_000,
  26_000, 3_000, 8_000, 20_000, 4_000, 2_000, 19_600, 12_400,
];

/** Months in which a year's premiums are due. */
const INSURED = [-21, -9];

export function addAnnasBookings(rows: DemoRows, ledger: DemoLedger, calendar: DemoCalendar): void {
  const { month } = calendar;
  contribute(ledger, month(FIRST_MONTH, 5));
  bookCheques(ledger, MARINA, addMarinaTenancies(rows, calendar), month(FIRST_MONTH));
  bookCheques(ledger, SAFA, addSafaTenancies(rows, calendar), month(FIRST_MONTH));
  for (const offset of [-22, -19, -16, -13, -10, -7, -4, -1]) {
    bookServiceCharge(ledger, MARINA, month(offset, 12), 385_000);
    bookServiceCharge(ledger, SAFA, month(offset, 12), 248_000);
  }
  for (const offset of INSURED) {
    bookInsurance(ledger, MARINA, month(offset, 4), 65_000);
    bookInsurance(ledger, SAFA, month(offset, 4), 50_000);
  }
  bookRepairs(ledger, calendar);
  PAYOUTS.forEach((amount, index) => {
    if (amount > 0) bookPayout(ledger, ANNA, month(FIRST_MONTH + index + 1, 0), amount * 100);
  });
}

function bookCheques(
  ledger: DemoLedger,
  unit: BookedUnit,
  cleared: ClearedCheque[],
  since: string,
): void {
  for (const cheque of cleared.filter(({ on }) => on >= since)) bookRent(ledger, unit, cheque);
}

function contribute(ledger: DemoLedger, on: string): void {
  const text = {
    de: 'Einzahlung für Hausgeld (Service Charge)',
    en: 'Contribution towards service charges',
  };
  const entry = { on, kind: 'contribution', source: 'bank', text } as const;
  ledger.bookUnit(MARINA.id, owners, entry, { owner_contribution: 400_000 });
  ledger.bookUnit(SAFA.id, owners, entry, { owner_contribution: 400_000 });
}

/** Its invoice came after the month's statement, which was then corrected. */
export const LATE_REPAIR = {
  month: -7,
  text: { de: 'Boiler getauscht', en: 'Water heater replaced' },
};

function bookRepairs(ledger: DemoLedger, { month, inDays }: DemoCalendar): void {
  bookMaintenance(ledger, SAFA, {
    on: month(-18, 14),
    amount: 62_000,
    text: { de: 'Fensterdichtung erneuert', en: 'Window seal replaced' },
  });
  bookMaintenance(ledger, SAFA, {
    on: month(LATE_REPAIR.month, 21),
    amount: 124_000,
    text: LATE_REPAIR.text,
  });
  bookMaintenance(ledger, MARINA, {
    on: month(-3, 18),
    amount: 68_000,
    text: { de: 'Klimaanlage gewartet', en: 'Air conditioning serviced' },
  });
  bookMaintenance(ledger, SAFA, {
    on: inDays(-5),
    amount: 231_500,
    text: { de: 'Malerarbeiten nach Auszug', en: 'Painting after the tenant moved out' },
  });
}
