import type { Operation } from '../operation';
import { LanguageQuery } from '../parameters';
import { Contract, ContractList, ContractListQuery, ContractParams } from './contracts';

export const about = 'Purchases, management, tenancies and powers of attorney of an investor.';

export const listContracts = {
  method: 'GET',
  path: '/contracts',
  access: 'investor',
  query: ContractListQuery,
  answer: ContractList,
} satisfies Operation;

export const getContract = {
  method: 'GET',
  path: '/contracts/:contract_id',
  access: 'investor',
  params: ContractParams,
  answer: Contract,
} satisfies Operation;

export const downloadDeadlines = {
  method: 'GET',
  path: '/contracts/:contract_id/deadlines.ics',
  access: 'investor',
  params: ContractParams,
  query: LanguageQuery,
  answer: ['text/calendar'],
} satisfies Operation;
