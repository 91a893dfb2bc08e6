import { Faq } from '@manzil/shared/contract/faq';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** The topics of the frequent questions, in the reader's language. */
export const topicsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['sample-remote', 'topics', language],
    queryFn: ({ signal }) => apiGet(`/faq?language=${language}`, Faq, signal),
    select: ({ categories }) => categories,
  });
