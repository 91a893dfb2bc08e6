import { getFaq } from '@manzil/shared/contract/faq/operations';
import type { Language } from '@manzil/shared/contract/values';
import { readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

/** The topics of the frequent questions, in the user's language. */
export const topicsQuery = (language: Language) =>
  queryOptions({
    ...readQuery(getFaq, { query: { language } }),
    select: ({ categories }) => categories,
  });
