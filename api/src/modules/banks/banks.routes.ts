import { Bank, BankQuery } from '@manzil/shared/contract/banks';
import type { Module } from '../../module';
import { bankName } from './bank-name';

/** GET /banks */
export const bankRoutes: Module = (app) => {
  app.get(
    '/banks',
    { schema: { querystring: BankQuery, response: { 200: Bank } } },
    async ({ query }) => ({ name: bankName(query) }),
  );
};
