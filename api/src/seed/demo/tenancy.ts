import { addMonths } from '@manzil/shared/domain/deadlines';
import { shareOf, splitAmount } from '@manzil/shared/domain/money';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Tenancy = {
  unitId: string;
  from: string;
  to: string;
  rent: number;
  status: DemoRows['tenancies'][number]['status'];
  chequeDays: string[];
  bounced?: boolean;
};

export type ClearedCheque = { on: string; amount: number; cheque: number; cheques: number };

/** Deposit of unfurnished homes in Dubai: five percent of the yearly rent. */
const DEPOSIT_BPS = 500;

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
  const amounts = splitAmount(
    rent,
    chequeDays.map(() => 1),
  );
  const cheques = chequeDays.map((on, index) => ({
    on,
    amount: amounts[index] ?? 0,
    cheque: index + 1,
    cheques: chequeDays.length,
  }));
  const due = cheques.filter(({ on }) => on <= today);
  const clearedOnes = tenancy.bounced ? due.slice(0, -1) : due;
  for (const { on, amount, cheque } of cheques) {
    const cleared = clearedOnes.some((one) => one.cheque === cheque);
    rows.cheques.push({
      id: stableId(`cheque:${id}:${cheque}`),
      tenancy_id: id,
      seq: cheque,
      due_on: on,
      amount_fils: amount,
      status: cleared ? 'cleared' : on <= today ? 'bounced' : 'received',
      cleared_on: cleared ? on : null,
    });
  }
  return clearedOnes;
}

export const chequeDays = (first: string, count: number, everyMonths: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index * everyMonths));
