import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, addMonths } from '../../shared/src/domain/deadlines';
import { dubaiDay } from '../../shared/src/format/date';
import { manzil } from './operator';
import { scratch } from './scratch';

/** The month that is over last, `YYYY-MM-DD` of its first day: its books can be closed. */
const first = addMonths(`${dubaiDay(new Date()).slice(0, 7)}-01`, -1);

export const letUnit = {
  name: 'Dhow Landing 903',
  month: first.slice(0, 7),
  /** Days on which the first cheque is due and is cleared, and on which its rent is paid out. */
  due: addDays(first, 4),
  cleared: addDays(first, 5),
  paid: addDays(first, 19),
  rent: '30123.45',
  payout: '28541.97',
};

type Sheets = Record<string, Record<string, string>[]>;

/** Imports these sheets on the portal under test, as the office does. */
function importSheets(sheets: Sheets): void {
  const folder = scratch('import');
  for (const [name, rows] of Object.entries(sheets)) {
    const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
    writeFileSync(
      join(folder, `${name}.csv`),
      `${lines.map((cells) => cells.join()).join('\n')}\n`,
    );
  }
  manzil('import', folder);
}

const cheque = (seq: number, changes: Record<string, string>) => ({
  external_id: `DL-C${seq}`,
  tenancy: 'DL-T',
  seq: String(seq),
  due_on: letUnit.due,
  amount_aed: letUnit.rent,
  status: 'received',
  cleared_on: '',
  cheque_no: `00071${seq}`,
  ...changes,
});

/** A unit of this investor is let for two cheques; the first is at the bank. */
export function addLetUnit(email: string): void {
  const bought = addMonths(first, -24);
  importSheets({
    investors: [{ external_id: 'DL-K', email, first_name: 'Clara', last_name: 'Schuster' }],
    properties: [
      {
        ...{ external_id: 'DL-P', name: 'Dhow Landing', developer: 'Sahel Properties' },
        ...{ community: 'Dubai Creek', emirate: 'dubai', total_units: '120' },
        ...{ floors: '20', floors_built: '20', facade_floors: '20' },
      },
    ],
    units: [
      {
        ...{ external_id: 'DL-U', property: 'DL-P', unit_no: '903', floor: '9' },
        ...{ unit_type: 'apartment', bedrooms: '1', bathrooms: '1', area_sqm: '71.25' },
        ...{ lifecycle: 'let', lifecycle_since: first, handed_over_on: bought },
        management_fee_percent: '5',
      },
    ],
    acquisitions: [
      {
        ...{ external_id: 'DL-A', unit: 'DL-U', purchased_on: bought },
        ...{ purchase_price_aed: '900000.00', dld_fee_aed: '36000.00' },
      },
    ],
    ownerships: [
      {
        ...{ external_id: 'DL-O', unit: 'DL-U', investor: 'DL-K' },
        ...{ share_percent: '100', owned_from: bought },
      },
    ],
    tenancies: [
      {
        ...{ external_id: 'DL-T', unit: 'DL-U', starts_on: first },
        ...{ ends_on: addDays(addMonths(first, 12), -1), annual_rent_aed: '60246.90' },
        status: 'active',
      },
    ],
    cheques: [cheque(1, { status: 'deposited' }), cheque(2, { due_on: addMonths(letUnit.due, 6) })],
  });
}

/** The bank clears the first cheque; the rent is booked, paid out without the fee, and the month is closed. */
export function clearFirstCheque(email: string): void {
  const { cleared, paid, month } = letUnit;
  const booking = (no: number, day: string, kind: string, category: string, amount: string) => ({
    ...{ external_id: `DL-B${no}`, unit: 'DL-U', booked_on: day, value_date: day, kind, category },
    ...{ amount_aed: amount, text_de: `Buchung ${no}`, text_en: `Booking ${no}`, source: 'bank' },
    cheque: '',
  });
  const rent = booking(1, cleared, 'rent', 'rent', letUnit.rent);
  importSheets({
    cheques: [
      cheque(1, { status: 'cleared', cleared_on: cleared }),
      cheque(2, { due_on: addMonths(letUnit.due, 6) }),
    ],
    bookings: [
      { ...rent, text_de: 'Scheck 1 von 2', text_en: 'Cheque 1 of 2', cheque: 'DL-C1' },
      booking(2, cleared, 'fee', 'management_fee', '-1506.17'),
      booking(3, cleared, 'fee', 'fee_vat', '-75.31'),
      booking(4, paid, 'payout', 'payout', `-${letUnit.payout}`),
    ].map((line) => ({ ...line, investor: 'DL-K' })),
    payouts: [
      {
        ...{ external_id: 'DL-PO', investor: 'DL-K', ordered_on: paid, gross_aed: letUnit.payout },
        ...{ credited_currency: 'AED', booking: 'DL-B4', status: 'paid' },
        ...{ credited: letUnit.payout, value_date: paid },
      },
    ],
  });
  manzil('statement', 'publish', month, '--investor', email);
}
