import { Faq } from '../faq';
import type { Operation } from '../operation';
import { LanguageQuery } from '../parameters';

export const getFaq = {
  method: 'GET',
  path: '/faq',
  access: 'everybody',
  query: LanguageQuery,
  answer: Faq,
} satisfies Operation;
