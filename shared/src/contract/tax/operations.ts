import { Done } from '../done';
import type { Operation } from '../operation';
import {
  DepreciationInput,
  KeptDepreciation,
  TaxFileQuery,
  TaxPdfQuery,
  TaxQuery,
  TaxResidenceInput,
  TaxUnitParams,
  TaxYear,
} from './tax';

export const about = 'Receipts and costs of a year in the currency of the tax return.';

export const getTaxYear = {
  method: 'GET',
  path: '/tax',
  access: 'investor',
  query: TaxQuery,
  answer: TaxYear,
} satisfies Operation;

export const chooseTaxResidence = {
  method: 'PUT',
  path: '/tax/residence',
  access: 'investor',
  body: TaxResidenceInput,
  answer: Done,
} satisfies Operation;

export const changeDepreciation = {
  method: 'PUT',
  path: '/tax/depreciations/:unit_id',
  access: 'investor',
  params: TaxUnitParams,
  body: DepreciationInput,
  answer: KeptDepreciation,
} satisfies Operation;

export const downloadTaxCsv = {
  method: 'GET',
  path: '/tax.csv',
  access: 'investor',
  query: TaxFileQuery,
  answer: ['text/csv'],
} satisfies Operation;

/** Of one unit: a tax return has a form for each. */
export const downloadTaxPdf = {
  method: 'GET',
  path: '/tax/units/:unit_id/pdf',
  access: 'investor',
  params: TaxUnitParams,
  query: TaxPdfQuery,
  answer: ['application/pdf'],
} satisfies Operation;

export const getTaxReceipts = {
  method: 'GET',
  path: '/tax/receipts',
  access: 'investor',
  query: TaxFileQuery,
  answer: ['application/zip'],
} satisfies Operation;
