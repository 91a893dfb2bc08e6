import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import { BASIC_FEE_BPS, PREMIUM_FEE_BPS } from '@manzil/shared/domain/fees';
import { ANNA, ANNAS_UNITS } from './anna-units';
import type { DemoCalendar } from './demo-calendar';
import type { DemoLedger } from './demo-ledger';
import type { DemoRows } from './demo-rows';
import { addTenancy, type ClearedCheque, chequeDays } from './tenancy';
import {
  type BookedUnit,
  bookInsurance,
  bookMaintenance,
  bookPayout,
  bookRent,
  bookServiceCharge,
} from './unit-bookings';

const owners = [{ investorId: ANNA, shareBps: 10_000 }];
const MARINA: BookedUnit = { id: ANNAS_UNITS.marina, owners, feeBps: PREMIUM_FEE_BPS };
const SAFA: BookedUnit = { id: ANNAS_UNITS.safa, owners, feeBps: BASIC_FEE_BPS };

export const FIRST_MONTH = -13;

/** Month by month: what was paid out, in dirhams, from thirteen months ago to the last one. */
const PAYOUTS = [
  0, 9_040, 25_942, 2_500, 1_000, 26_000, 3_000, 8_000, 20_000, 4_000, 2_000, 19_600, 12_400,
];

export function addAnnasBookings(rows: DemoRows, ledger: DemoLedger, calendar: DemoCalendar): void {
  const { month } = calendar;
  contribute(ledger, month(FIRST_MONTH, 5));
  bookCheques(ledger, MARINA, addMarinaTenancies(rows, calendar), month(FIRST_MONTH));
  bookCheques(ledger, SAFA, addSafaTenancies(rows, calendar), month(FIRST_MONTH));
  for (const offset of [-13, -10, -7, -4, -1]) {
    bookServiceCharge(ledger, MARINA, month(offset, 12), 385_000);
    bookServiceCharge(ledger, SAFA, month(offset, 12), 248_000);
  }
  bookInsurance(ledger, MARINA, month(-9, 4), 65_000);
  bookInsurance(ledger, SAFA, month(-9, 4), 50_000);
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

function addMarinaTenancies(rows: DemoRows, { month, today }: DemoCalendar): ClearedCheque[] {
  const unitId = MARINA.id;
  const lease = (from: number, to: number, first: string, rent: number, current = false) =>
    addTenancy(
      rows,
      {
        unitId,
        rent,
        from: from === -38 ? month(-38, 20) : month(from),
        to: month(to + 1, 0),
        status: current ? 'active' : 'ended',
        chequeDays: chequeDays(first, 4, 3),
      },
      today,
    );
  return [
    ...lease(-38, -27, month(-38, 20), 10_400_000),
    ...lease(-26, -15, month(-26), 10_800_000),
    ...lease(-14, -3, month(-14), 11_200_000),
    ...lease(-2, 9, month(-2), 12_000_000, true),
  ];
}

function addSafaTenancies(rows: DemoRows, { month, inDays, today }: DemoCalendar): ClearedCheque[] {
  const unitId = SAFA.id;
  const to = inDays(-14);
  const from = addDays(addMonths(to, -12), 1);
  const before = { from: addMonths(from, -12), to: addDays(from, -1) };
  return [
    ...addTenancy(
      rows,
      {
        unitId,
        ...before,
        rent: 6_800_000,
        status: 'ended',
        chequeDays: chequeDays(before.from, 4, 3),
      },
      today,
    ),
    ...addTenancy(
      rows,
      {
        unitId,
        from,
        to,
        rent: 7_200_000,
        status: 'ended',
        chequeDays: chequeDays(month(-12, 10), 6, 2),
      },
      today,
    ),
  ];
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
