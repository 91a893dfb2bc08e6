import { DocumentType } from '@manzil/shared/contract/documents/document-entry';

const NAME = 'document';

export const viewedIn = (search: URLSearchParams): string | null => search.get(NAME);

export const wantedIn = (search: URLSearchParams): DocumentType | null =>
  DocumentType.safeParse(search.get('upload')).data ?? null;

export function documentSearch(search: URLSearchParams, id: string | null): { search: string } {
  const next = new URLSearchParams(search);
  if (id) next.set(NAME, id);
  else next.delete(NAME);
  return { search: next.toString() };
}
