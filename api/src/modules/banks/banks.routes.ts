import * as operation from '@manzil/shared/contract/banks/operations';
import type { Module } from '../../platform/http/module';
import { route } from '../../platform/http/route';
import { bankName } from './bank-name';

export const bankRoutes: Module = (app) => {
  route(app, operation.getBank, { summary: 'The name of a bank' }, async ({ query }) => ({
    name: bankName(query),
  }));
};
