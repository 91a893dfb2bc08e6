import { listDocuments } from '@manzil/shared/contract/documents/operations';
import { readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** The latest first. */
export const newDocumentsQuery = queryOptions(readQuery(listDocuments, { query: { page: 1 } }));
