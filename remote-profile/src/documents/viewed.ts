import { DocumentType } from '@manzil/shared/contract/documents/document-entry';

const NAME = 'document';

/** The document that the address shows in place of the list. */
export const viewedIn = (search: URLSearchParams): string | null => search.get(NAME);

/** The type of document for which the address opens the fields of an upload. */
export const wantedIn = (search: URLSearchParams): DocumentType | null =>
  DocumentType.safeParse(search.get('upload')).data ?? null;

/** The same address with this document, or with the list again. */
export function documentSearch(search: URLSearchParams, id: string | null): { search: string } {
  const next = new URLSearchParams(search);
  if (id) next.set(NAME, id);
  else next.delete(NAME);
  return { search: next.toString() };
}
