import type { Operation } from '../operation';
import { RentList, RentListQuery } from './rents';

export const about = 'Rents and the cheques by which tenants pay them.';

export const listRents = {
  method: 'GET',
  path: '/rents',
  access: 'investor',
  query: RentListQuery,
  answer: RentList,
} satisfies Operation;
