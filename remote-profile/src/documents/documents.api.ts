import type { DocumentDetail, MissingDocument } from '@manzil/shared/contract/documents/documents';
import * as operation from '@manzil/shared/contract/documents/operations';
import { addressOf } from '@manzil/shared/contract/operation';
import type { Language } from '@manzil/shared/contract/values';
import { apiAddress, apiFile, apiGet, apiHead, apiSend, readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** Begins the keys of all that changes with a document. */
export const DOCUMENTS = 'documents';

export const missingQuery = queryOptions({
  queryKey: [DOCUMENTS, 'missing'],
  queryFn: async ({ signal }): Promise<readonly MissingDocument[]> =>
    (await apiGet(operation.listMissingDocuments, {}, signal)).items,
});

async function earlierVersions(signal: AbortSignal): Promise<readonly DocumentDetail[]> {
  const found: DocumentDetail[] = [];
  for (let page = 1, more = true; more; page += 1) {
    const query = { versions: 'superseded', page } as const;
    const { items, has_more } = await apiGet(operation.listDocuments, { query }, signal);
    found.push(...items);
    more = has_more;
  }
  return found;
}

export const earlierQuery = queryOptions({
  queryKey: [DOCUMENTS, 'earlier'],
  queryFn: ({ signal }) => earlierVersions(signal),
});

export const documentQuery = (id: string) =>
  queryOptions(readQuery(operation.getDocument, { params: { id } }));

/** @throws Error, as `apiFile` */
export const downloadedFile = (id: string, language: Language): Promise<Blob> =>
  apiFile(operation.downloadDocument, language, { params: { id } });

export const pictureAddress = (id: string): string =>
  apiAddress(addressOf(operation.downloadDocument, { params: { id } }));

/** What is shown of a file is not kept longer than it is shown: it is somebody's passport. */
export const fileQuery = (id: string, language: Language) =>
  queryOptions({
    queryKey: [DOCUMENTS, id, 'file'],
    queryFn: () => downloadedFile(id, language),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

/**
 * The browser takes the ZIP over while it comes: it may have a gigabyte.
 * @throws ApiError where it would not come now: of what the browser has taken over the portal can tell nothing
 */
export async function archiveAddress(language: Language): Promise<string> {
  const input = { query: { language } };
  await apiHead(operation.getDocumentArchive, input);
  return apiAddress(addressOf(operation.getDocumentArchive, input));
}

/** @throws ApiError */
export const withdrawDocument = (id: string, language: Language): Promise<unknown> =>
  apiSend(operation.withdrawDocument, language, { params: { id } });
