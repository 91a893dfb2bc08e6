import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import { managementFee } from '@manzil/shared/domain/fees';
import { splitAmount } from '@manzil/shared/domain/money';
import { aedText } from './aed-text';

type Cell = string | number;
type Files = Map<string, { header: string[]; lines: Cell[][] }>;

const YEARS = 3;
const TODAY = '2026-11-21';
const EMIRATES = ['dubai', 'dubai', 'abu_dhabi', 'ras_al_khaimah'] as const;

/** The same for the same number: of seven units one is being built, the others were let for three years. */
export async function generatePortfolio(folder: string, units: number): Promise<void> {
  const files: Files = new Map();
  const investors = Math.max(2, Math.ceil(units / 4));
  for (let no = 0; no < investors; no += 1) addInvestor(files, no);
  for (let no = 0; no < Math.ceil(units / 100); no += 1) addProperty(files, no);
  for (let no = 0; no < units; no += 1) addUnit(files, no, investors);
  await mkdir(folder, { recursive: true });
  for (const [name, { header, lines }] of files) {
    const text = [header, ...lines].map((cells) => cells.map(quoted).join(',')).join('\r\n');
    await writeFile(join(folder, `${name}.csv`), `${text}\r\n`);
  }
}

const quoted = (cell: Cell) =>
  /[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell);

function add(files: Files, name: string, line: Record<string, Cell>): void {
  const file = files.get(name) ?? { header: Object.keys(line), lines: [] };
  files.set(name, file);
  file.lines.push(Object.values(line));
}

function addInvestor(files: Files, no: number): void {
  add(files, 'investors', {
    external_id: `K-${no}`,
    email: `owner.${no}@example.com`,
    first_name: ['Greta', 'Paul', 'Zoë', 'Jürgen'][no % 4] ?? '',
    last_name: `Müller-${no}, "K."`,
    locale: no % 5 === 0 ? 'en' : 'de',
    onboarding_step: 4,
    street: 'Gärtnerstraße',
    city: 'Hamburg',
    country: 'DE',
  });
}

function addProperty(files: Files, no: number): void {
  const building = no % 7 === 6;
  add(files, 'properties', {
    external_id: `P-${no}`,
    name: `Tower ${no}`,
    developer: 'Sahel Properties',
    community: 'Dubai Marina',
    emirate: EMIRATES[no % EMIRATES.length] ?? 'dubai',
    total_units: 100,
    drawing_shape: 'tower',
    floors: 25,
    floors_built: building ? 12 : 25,
    facade_floors: building ? 6 : 25,
    bays: 4,
  });
}

type Unit = { id: string; no: number; price: number };

function addUnit(files: Files, no: number, investors: number): void {
  const unit: Unit = { id: `U-${no}`, no, price: 60_000_000 + (no % 90) * 1_250_055 };
  const building = no % 7 === 6;
  const purchased = building ? '2025-03-01' : '2022-10-01';
  add(files, 'units', {
    external_id: unit.id,
    property: `P-${Math.floor(no / 100)}`,
    unit_no: String((Math.floor((no % 100) / 4) + 1) * 100 + (no % 4) + 1),
    floor: Math.floor((no % 100) / 4) + 1,
    bay: (no % 4) + 1,
    unit_type: 'apartment',
    bedrooms: no % 4,
    bathrooms: 1 + (no % 3),
    area_sqm: `${45 + (no % 80)}.${String(no % 100).padStart(2, '0')}`,
    lifecycle: building ? 'under_construction' : 'let',
    lifecycle_since: building ? purchased : '2022-12-01',
    service_charge_aed: aedText(900_000 + (no % 50) * 10_010),
    insurance_aed: '950.00',
    management_fee_percent: no % 3 === 0 ? 7 : 5,
  });
  add(files, 'acquisitions', {
    external_id: `A-${no}`,
    unit: unit.id,
    purchased_on: purchased,
    purchase_price_aed: aedText(unit.price),
    dld_fee_aed: aedText(Math.round(unit.price / 25)),
  });
  addOwners(files, unit, purchased, investors);
  if (building) addPlan(files, unit, purchased);
  else addLetting(files, unit);
}

function addOwners(files: Files, { id, no }: Unit, from: string, investors: number): void {
  const shares = no % 5 === 0 && investors > 2 ? ['33.33', '33.33', '33.34'] : ['100'];
  for (const [index, share] of shares.entries()) {
    add(files, 'ownerships', {
      external_id: `O-${no}-${index}`,
      unit: id,
      investor: `K-${(no + index) % investors}`,
      share_percent: share,
      owned_from: from,
    });
  }
}

function addPlan(files: Files, { id, no, price }: Unit, from: string): void {
  add(files, 'payment_plans', { external_id: `PP-${no}`, unit: id, total_aed: aedText(price) });
  const amounts = splitAmount(price, [20, 10, 10, 10, 10, 40]);
  for (const [index, amount] of amounts.entries()) {
    const due = index < 5 ? addMonths(from, index * 4) : '';
    add(files, 'instalments', {
      external_id: `I-${no}-${index + 1}`,
      payment_plan: `PP-${no}`,
      seq: index + 1,
      label_de: due ? 'Fester Termin' : 'Übergabe',
      label_en: due ? 'Fixed date' : 'Handover',
      trigger: due ? 'date' : 'handover',
      due_on: due,
      share_percent: [20, 10, 10, 10, 10, 40][index] ?? 0,
      amount_aed: aedText(amount),
      paid_on: due && due < TODAY ? due : '',
    });
  }
}

function addLetting(files: Files, unit: Unit): void {
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
