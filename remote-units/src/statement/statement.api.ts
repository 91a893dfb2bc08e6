import * as operation from '@manzil/shared/contract/statements/operations';
import { apiFile, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const statementQuery = (statementId: string) =>
  queryOptions(readQuery(operation.getStatement, { params: { statement_id: statementId } }));

export const statementPdf = (statementId: string, language: string): Promise<Blob> =>
  apiFile(operation.downloadStatement, language, { params: { statement_id: statementId } });

/** Not kept longer than it is shown. */
export const pdfQuery = (statementId: string, language: string) =>
  queryOptions({
    queryKey: ['statements', statementId, 'pdf'],
    queryFn: () => statementPdf(statementId, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
