import { downloadDocument, getDocument } from '@manzil/shared/contract/documents/operations';
import { addressOf } from '@manzil/shared/contract/operation';
import type { Language } from '@manzil/shared/contract/values';
import { apiAddress, apiFile, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const receiptQuery = (id: string) =>
  queryOptions(readQuery(getDocument, { params: { id } }));

export const receiptFile = (id: string, language: Language): Promise<Blob> =>
  apiFile(downloadDocument, language, { params: { id } });

export const pictureAddress = (id: string): string =>
  apiAddress(addressOf(downloadDocument, { params: { id } }));

/** Not kept longer than it is shown. */
export const receiptPdfQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: ['receipts', id, 'pdf'],
    queryFn: () => receiptFile(id, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
