import { addMonths } from '@manzil/shared/domain/deadlines';
import { splitAmount } from '@manzil/shared/domain/money';
import { aedText } from './aed-text';
import { addLetting } from './generate-letting';
import { add, type Files, TODAY, type Unit } from './generated-files';

export function addUnit(files: Files, no: number, investors: number): void {
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
