import { downloadDeadlines, getContract } from '@manzil/shared/contract/contracts/operations';
import { downloadDocument } from '@manzil/shared/contract/documents/operations';
import type { Language } from '@manzil/shared/contract/values';
import { apiFile, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const contractQuery = (contractId: string) =>
  queryOptions(readQuery(getContract, { params: { contract_id: contractId } }));

export const deadlinesFile = (contract_id: string, language: Language): Promise<Blob> =>
  apiFile(downloadDeadlines, language, { params: { contract_id }, query: { language } });

export const originalFile = (id: string, language: Language): Promise<Blob> =>
  apiFile(downloadDocument, language, { params: { id } });

/** Not kept longer than it is shown. */
export const originalQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['contracts', 'original', id],
    queryFn: () => originalFile(id, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
