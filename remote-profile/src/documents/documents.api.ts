import {
  DocumentDetail,
  DocumentList,
  type MissingDocument,
  MissingDocuments,
} from '@manzil/shared/contract/documents';
import { Done } from '@manzil/shared/contract/session';
import type { Language } from '@manzil/shared/contract/values';
import { apiAddress, apiFile, apiGet, apiHead, apiSend } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Begins the keys of all that changes with a document. */
export const DOCUMENTS = 'documents-held';

/** What units need and do not have. */
export const missingQuery = queryOptions({
  queryKey: [DOCUMENTS, 'missing'],
  queryFn: async ({ signal }): Promise<readonly MissingDocument[]> =>
    (await apiGet('/documents/missing', MissingDocuments, signal)).items,
});

async function earlierVersions(signal: AbortSignal): Promise<readonly DocumentDetail[]> {
  const found: DocumentDetail[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const path = `/documents?versions=superseded&page=${page}`;
    const { items, has_more } = await apiGet(path, DocumentList, signal);
    found.push(...items);
    more = has_more;
  }
  return found;
}

/** All that later documents have replaced. */
export const earlierQuery = queryOptions({
  queryKey: [DOCUMENTS, 'earlier'],
  queryFn: ({ signal }) => earlierVersions(signal),
});

export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'one', id],
    queryFn: ({ signal }) => apiGet(`/documents/${id}`, DocumentDetail, signal),
  });

/** What is shown of a file is not kept longer than it is shown: it is somebody's passport. */
export const fileQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [DOCUMENTS, 'file', id],
    queryFn: () => apiFile(`/documents/${id}/download`, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/**
 * Where all files are as one ZIP, which the browser takes over while it comes: it may have a gigabyte.
 * @throws ApiError where it would not come now: what the browser takes over cannot be told of in the portal any more
 */
export async function archiveAddress(language: Language): Promise<string> {
  const path = `/documents/archive?language=${language}`;
  await apiHead(path);
  return apiAddress(path);
}

/** @throws ApiError */
export const withdrawDocument = (id: string, language: Language): Promise<unknown> =>
  apiSend('DELETE', `/documents/${id}`, null, Done, language);
