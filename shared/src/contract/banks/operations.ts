import type { Operation } from '../operation';
import { Bank, BankQuery } from './banks';

export const about = 'Names of banks, by country and bank code.';

export const getBank = {
  method: 'GET',
  path: '/banks',
  access: 'investor',
  query: BankQuery,
  answer: Bank,
} satisfies Operation;
