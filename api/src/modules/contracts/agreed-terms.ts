import type { Contract, ContractDeadline } from '@manzil/shared/contract/contracts/contracts';
import { aed } from '../units/unit-summary';

export type Terms = Pick<Contract, 'developer' | 'purchase' | 'tenancy' | 'management'> & {
  deadlines: ContractDeadline[];
};

export const NONE: Terms = {
  developer: null,
  purchase: null,
  tenancy: null,
  management: null,
  deadlines: [],
};

export type Payment = { seq: number; due_on: string; amount_fils: number };

export const payments = (kind: 'cheque' | 'instalment', due: Payment[]): ContractDeadline[] =>
  due.map(({ seq, due_on, amount_fils }) => ({ kind, on: due_on, seq, amount: aed(amount_fils) }));

export const dated = (kind: ContractDeadline['kind'], on: string | null): ContractDeadline[] =>
  on ? [{ kind, on, seq: null, amount: null }] : [];
