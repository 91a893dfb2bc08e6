import * as operation from '@manzil/shared/contract/statements/operations';
import type { Statement } from '@manzil/shared/contract/statements/statements';
import type { Language } from '@manzil/shared/contract/values';
import { apiFile, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const statementQuery = (statementId: string, language: Language) =>
  queryOptions({
    ...readQuery(operation.getStatement, {
      params: { statement_id: statementId },
      query: { language },
    }),
    // While it is read in another language.
    placeholderData: (before: Statement | undefined) =>
      before?.statement_id === statementId ? before : undefined,
  });

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
