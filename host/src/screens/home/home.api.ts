import { ArticleList } from '@manzil/shared/contract/articles';
import { Faq } from '@manzil/shared/contract/faq';
import type { Language } from '@manzil/shared/contract/values';
import { apiGet } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const faqQuery = (language: Language) =>
  queryOptions({
    queryKey: ['faq', language],
    queryFn: ({ signal }) => apiGet(`/faq?language=${language}`, Faq, signal),
  });

export const articlesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['articles', 'home', language],
    queryFn: ({ signal }) => apiGet(`/articles?language=${language}`, ArticleList, signal),
  });
