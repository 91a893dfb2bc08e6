import * as operation from '@manzil/shared/contract/banks/operations';
import type { Module } from '../../module';
import { route } from '../../plugins/route';
import { bankName } from './bank-name';

export const bankRoutes: Module = (app) => {
  route(app, operation.getBank, { summary: 'The name of a bank' }, async ({ query }) => ({
    name: bankName(query),
  }));
};
