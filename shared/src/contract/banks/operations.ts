import { Bank, BankQuery } from '../banks';
import type { Operation } from '../operation';

export const getBank = {
  method: 'GET',
  path: '/banks',
  access: 'investor',
  query: BankQuery,
  answer: Bank,
} satisfies Operation;
