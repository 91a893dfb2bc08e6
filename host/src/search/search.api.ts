import { search } from '@manzil/shared/contract/search/operations';
import type { FoundKind } from '@manzil/shared/contract/search/search';
import type { Language } from '@manzil/shared/contract/values';
import { readQuery } from '@manzil/shared/runtime';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Forgotten as soon as it is no longer shown: what was looked for is nobody else's business. */
export const foundQuery = (q: string, language: Language) =>
  queryOptions({
    ...readQuery(search, { query: { q, language } }),
    enabled: q !== '',
    gcTime: 0,
    placeholderData: keepPreviousData,
  });

/** Of one kind as many as there are, but for the very last. */
export const foundOfKindQuery = (q: string, kind: FoundKind, language: Language) =>
  queryOptions({ ...readQuery(search, { query: { q, language, kind } }), gcTime: 0 });
