import { addDays, addMonths } from '@manzil/shared/domain/deadlines';
import { shareOf, splitAmount } from '@manzil/shared/domain/money';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Tenancy = {
  unitId: string;
  from: string;
  to: string;
  rent: number;
  status: DemoRows['tenancies'][number]['status'];
  /** None where the rent is transferred. */
  chequeDays: string[];
  bounced?: boolean;
};

export type ClearedCheque = {
  id: string;
  on: string;
  amount: number;
  cheque: number;
  cheques: number;
};

/** Deposit of unfurnished homes in Dubai: five percent of the yearly rent. */
const DEPOSIT_BPS = 500;
const BANKS = ['Emirates NBD', 'Mashreq', 'ADCB', 'Dubai Islamic Bank'];
const BANK_DAYS = 2;
const SERVED_AFTER_DAYS = 9;

export function addTenancy(rows: DemoRows, tenancy: Tenancy, today: string): ClearedCheque[] {
  const { unitId, from, to, rent, status, chequeDays } = tenancy;
  const id = stableId(`tenancy:${unitId}:${from}`);
  rows.tenancies.push({
    id,
    unit_id: unitId,
    starts_on: from,
    ends_on: to,
    annual_rent_fils: rent,
    deposit_fils: shareOf(rent, DEPOSIT_BPS),
    status,
  });
  const amounts =
    chequeDays.length > 0
      ? splitAmount(
          rent,
          chequeDays.map(() => 1),
        )
      : [];
  const cheques = chequeDays.map((on, index) => ({
    id: stableId(`cheque:${id}:${index + 1}`),
    on,
    amount: amounts[index] ?? 0,
    cheque: index + 1,
    cheques: chequeDays.length,
  }));
  const due = cheques.filter(({ on }) => on <= today);
  const clearedOnes = tenancy.bounced ? due.slice(0, -1) : due;
  const bank = BANKS[rows.tenancies.length % BANKS.length];
  for (const { id: chequeId, on, amount, cheque } of cheques) {
    const cleared = clearedOnes.some((one) => one.cheque === cheque);
    const bounced = !cleared && on <= today;
    rows.cheques.push({
      id: chequeId,
      tenancy_id: id,
      seq: cheque,
      due_on: on,
      amount_fils: amount,
      status: cleared ? 'cleared' : bounced ? 'bounced' : 'received',
      cleared_on: cleared ? on : null,
      cheque_no: String(100_000 + rows.tenancies.length * 12 + cheque),
      bank_name: bank,
      deposited_on: on <= today ? on : null,
      ...(bounced && bouncedAt(on, today)),
    });
  }
  return clearedOnes;
}

/** Two days at the bank, a week for the notice. */
function bouncedAt(deposited: string, today: string) {
  const [back, served] = [addDays(deposited, BANK_DAYS), addDays(deposited, SERVED_AFTER_DAYS)];
  return {
    bounced_on: back < today ? back : today,
    bounce_reason: 'no_funds' as const,
    notice_served_on: served <= today ? served : null,
  };
}

export const chequeDays = (first: string, count: number, everyMonths: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index * everyMonths));
