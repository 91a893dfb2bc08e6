const NAME = 'document';

/** The document that the address shows in place of the list. */
export const viewedIn = (search: URLSearchParams): string | null => search.get(NAME);

/** The same address with this document, or with the list again. */
export function documentSearch(search: URLSearchParams, id: string | null): { search: string } {
  const next = new URLSearchParams(search);
  if (id) next.set(NAME, id);
  else next.delete(NAME);
  return { search: next.toString() };
}
