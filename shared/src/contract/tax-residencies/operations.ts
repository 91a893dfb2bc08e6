import type { Operation } from '../operation';
import { TaxResidencies, TaxResidenciesInput } from './tax-residencies';

export const about = 'Where a person pays tax.';

export const listTaxResidencies = {
  method: 'GET',
  path: '/profile/tax-residencies',
  access: 'account',
  answer: TaxResidencies,
} satisfies Operation;

export const changeTaxResidencies = {
  method: 'PUT',
  path: '/profile/tax-residencies',
  access: 'account',
  body: TaxResidenciesInput,
  answer: TaxResidencies,
} satisfies Operation;
