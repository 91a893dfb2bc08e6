import { listArticles } from '@manzil/shared/contract/articles/operations';
import { getFaq } from '@manzil/shared/contract/faq/operations';
import type { Language } from '@manzil/shared/contract/values';
import { readQuery } from '@manzil/shared/runtime';
import { queryOptions } from '@tanstack/react-query';

export const faqQuery = (language: Language) =>
  queryOptions(readQuery(getFaq, { query: { language } }));

export const articlesQuery = (language: Language) =>
  queryOptions(readQuery(listArticles, { query: { language } }));
