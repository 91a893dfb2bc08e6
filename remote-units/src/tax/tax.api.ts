import { addressOf } from '@manzil/shared/contract/operation';
import * as operation from '@manzil/shared/contract/tax/operations';
import type {
  DepreciationInput,
  KeptDepreciation,
  TaxFileQuery,
  TaxQuery,
} from '@manzil/shared/contract/tax/tax';
import type { Language } from '@manzil/shared/contract/values';
import type { TaxResidence } from '@manzil/shared/domain/tax-year';
import { apiAddress, apiFile, apiGet, apiHead, apiSend, queryClient } from '@manzil/shared/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { TaxChoice } from './choice';

export const TAX = 'tax';

export const taxYearQuery = (choice: TaxChoice, language: Language) => {
  const query: TaxQuery = { ...choice, language };
  return queryOptions({
    queryKey: [TAX, language, choice],
    queryFn: ({ signal }) => apiGet(operation.getTaxYear, { query }, signal),
    placeholderData: keepPreviousData,
  });
};

export const chooseResidence = (residence: TaxResidence, language: Language) =>
  apiSend(operation.chooseTaxResidence, language, { body: { residence } });

export const saveDepreciation = (
  unit_id: string,
  body: DepreciationInput,
  language: Language,
): Promise<KeptDepreciation> =>
  apiSend(operation.changeDepreciation, language, { params: { unit_id }, body });

/** As it is stored now. */
export async function storedDepreciation(
  choice: TaxChoice,
  language: Language,
): Promise<KeptDepreciation | null> {
  const { chosen } = await queryClient.fetchQuery({
    ...taxYearQuery(choice, language),
    staleTime: 0,
  });
  const { entered = null, version = 0 } = chosen?.depreciation ?? {};
  return entered && { ...entered, version };
}

export const taxCsv = (query: TaxFileQuery, language: Language): Promise<Blob> =>
  apiFile(operation.downloadTaxCsv, language, { query: { ...query, language } });

export const taxPdf = (year: number, unit_id: string, language: Language): Promise<Blob> =>
  apiFile(operation.downloadTaxPdf, language, { params: { unit_id }, query: { year, language } });

/** Where the receipts are to be had as one file. @throws ApiError where they are not */
export async function receiptsAddress(query: TaxFileQuery): Promise<string> {
  await apiHead(operation.getTaxReceipts, { query });
  return apiAddress(addressOf(operation.getTaxReceipts, { query }));
}
