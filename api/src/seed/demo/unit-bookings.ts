import { managementFee } from '@manzil/shared/domain/fees';
import type { DemoLedger, Owner, Texts } from './demo-ledger';
import type { ClearedCheque } from './tenancy';

export type BookedUnit = { id: string; owners: Owner[]; feeBps: number };

type Rent = { on: string; amount: number; cheque_id?: string; text: Texts };

export function bookRent(ledger: DemoLedger, unit: BookedUnit, rent: ClearedCheque): void {
  const { id: cheque_id, on, amount, cheque, cheques } = rent;
  const text = { de: `Scheck ${cheque} von ${cheques}`, en: `Cheque ${cheque} of ${cheques}` };
  bookReceived(ledger, unit, { on, amount, cheque_id, text });
}

export function bookTransferredRent(
  ledger: DemoLedger,
  unit: BookedUnit,
  on: string,
  amount: number,
): void {
  const text = { de: 'Miete per Überweisung', en: 'Rent by bank transfer' };
  bookReceived(ledger, unit, { on, amount, text });
}

function bookReceived(ledger: DemoLedger, unit: BookedUnit, rent: Rent): void {
  const { amount, ...received } = rent;
  const { on } = received;
  ledger.bookUnit(
    unit.id,
    unit.owners,
    { kind: 'rent', source: 'bank', ...received },
    { rent: amount },
  );
  const { fee, vat } = managementFee(amount, unit.feeBps);
  const percent = unit.feeBps / 100;
  ledger.bookUnit(
    unit.id,
    unit.owners,
    {
      on,
      kind: 'fee',
      source: 'invoice',
      text: {
        de: `Verwaltung, ${percent}\u00A0% der Miete`,
        en: `Management, ${percent}% of the rent`,
      },
    },
    { management_fee: -fee },
  );
  ledger.bookUnit(
    unit.id,
    unit.owners,
    {
      on,
      kind: 'fee',
      source: 'invoice',
      text: { de: 'Umsatzsteuer auf Verwaltung', en: 'VAT on management' },
    },
    { fee_vat: -vat },
  );
}

export function bookServiceCharge(
  ledger: DemoLedger,
  unit: BookedUnit,
  on: string,
  amount: number,
): void {
  const quarter = Math.ceil(Number(on.slice(5, 7)) / 3);
  const text = { de: `${quarter}. Quartal, Mollak`, en: `Quarter ${quarter}, Mollak` };
  ledger.bookUnit(
    unit.id,
    unit.owners,
    { on, kind: 'service_charge', source: 'invoice', text },
    { service_charge: -amount },
  );
}

export function bookInsurance(
  ledger: DemoLedger,
  unit: BookedUnit,
  on: string,
  amount: number,
): void {
  const text = {
    de: 'Gebäude- und Haftpflichtversicherung',
    en: 'Building and liability insurance',
  };
  ledger.bookUnit(
    unit.id,
    unit.owners,
    { on, kind: 'insurance', source: 'invoice', text },
    { insurance: -amount },
  );
}

export function bookMaintenance(
  ledger: DemoLedger,
  unit: BookedUnit,
  work: { on: string; amount: number; text: Texts },
): void {
  const { on, amount, text } = work;
  ledger.bookUnit(
    unit.id,
    unit.owners,
    { on, kind: 'maintenance', source: 'invoice', text },
    { maintenance: -amount },
  );
}
