import { addMonths } from '@manzil/shared/domain/deadlines';
import { splitAmount } from '@manzil/shared/domain/money';
import type { DemoRows } from './demo-rows';
import { stableId } from './stable-id';

type Tenancy = {
  unitId: string;
  from: string;
  to: string;
  rent: number;
  status: DemoRows['tenancies'][number]['status'];
  chequeDays: string[];
};

export type ClearedCheque = { on: string; amount: number; cheque: number; cheques: number };

/** Deposit of unfurnished homes in Dubai: five percent of the yearly rent. */
const DEPOSIT_DIVISOR = 20;

/** A tenancy with its cheques: cleared on their day where that has come. Answers the cleared ones. */
export function addTenancy(rows: DemoRows, tenancy: Tenancy, today: string): ClearedCheque[] {
  const { unitId, from, to, rent, status, chequeDays } = tenancy;
  const id = stableId(`tenancy:${unitId}:${from}`);
  rows.tenancies.push({
    id,
    unit_id: unitId,
    starts_on: from,
    ends_on: to,
    annual_rent_fils: rent,
    deposit_fils: Math.round(rent / DEPOSIT_DIVISOR),
    status,
  });
  const amounts = splitAmount(rent, chequeDays.map(() => 1));
  const cheques = chequeDays.map((on, index) => ({
    on,
    amount: amounts[index] ?? 0,
    cheque: index + 1,
    cheques: chequeDays.length,
  }));
  for (const { on, amount, cheque } of cheques) {
    const cleared = on <= today;
    rows.cheques.push({
      id: stableId(`cheque:${id}:${cheque}`),
      tenancy_id: id,
      seq: cheque,
      due_on: on,
      amount_fils: amount,
      status: cleared ? 'cleared' : 'received',
      cleared_on: cleared ? on : null,
    });
  }
  return cheques.filter(({ on }) => on <= today);
}

/** Cheque days at equal distances from a first one. */
export const chequeDays = (first: string, count: number, everyMonths: number): string[] =>
  Array.from({ length: count }, (_, index) => addMonths(first, index * everyMonths));
