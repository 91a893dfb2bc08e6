import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import { managementFee } from '@manzil/shared/domain/fees';
import { splitAmount } from '@manzil/shared/domain/money';
import { aedText } from './aed-text';
import { add, type Files, TODAY, type Unit } from './generated-files';

const YEARS = 3;

export function addLetting(files: Files, unit: Unit): void {
  for (let year = 0; year < YEARS; year += 1) {
    const from = addMonths('2023-12-01', year * 12);
    const rent = 6_000_000 + (unit.no % 60) * 100_100 + year * 150_000;
    const tenancy = `T-${unit.no}-${year}`;
    const running = year === YEARS - 1;
    add(files, 'tenancies', {
      external_id: tenancy,
      unit: unit.id,
      starts_on: from,
      ends_on: addDays(addMonths(from, 12), -1),
      annual_rent_aed: aedText(rent),
      status: running ? 'active' : 'ended',
    });
    for (const [index, amount] of splitAmount(rent, [1, 1, 1, 1]).entries()) {
      const due = addMonths(from, index * 3);
      add(files, 'cheques', {
        external_id: `C-${unit.no}-${year}-${index + 1}`,
        tenancy,
        seq: index + 1,
        due_on: due,
        amount_aed: aedText(amount),
        status: 'cleared',
        cleared_on: due,
      });
      bookRent(files, unit, due, amount);
    }
    bookYear(files, unit, from);
  }
}

function book(files: Files, unit: Unit, on: string, kind: string, category: string, fils: number) {
  const no = (files.get('bookings')?.lines.length ?? 0) + 1;
  add(files, 'bookings', {
    external_id: `B-${no}`,
    unit: unit.id,
    booked_on: on,
    value_date: on,
    kind,
    category,
    amount_aed: aedText(fils),
    text_de: `Buchung ${no} für Einheit ${unit.id}`,
    text_en: `Booking ${no} for unit ${unit.id}`,
    source: 'bank',
  });
}

function bookRent(files: Files, unit: Unit, on: string, amount: number): void {
  const { fee, vat } = managementFee(amount, unit.no % 3 === 0 ? 700 : 500);
  book(files, unit, on, 'rent', 'rent', amount);
  book(files, unit, on, 'fee', 'management_fee', -fee);
  book(files, unit, on, 'fee', 'fee_vat', -vat);
}

function bookYear(files: Files, unit: Unit, from: string): void {
  for (let month = 0; month < 12; month += 1) {
    const on = addDays(addMonths(from, month), 14);
    if (on > TODAY) return;
    if (month % 3 === 0) book(files, unit, on, 'service_charge', 'service_charge', -230_011);
    if (month === 1) book(files, unit, on, 'insurance', 'insurance', -95_000);
    if (month % 6 === 4) book(files, unit, on, 'maintenance', 'maintenance', -30_000 - unit.no);
    book(files, unit, on, 'payout', 'payout', -300_000);
  }
}
