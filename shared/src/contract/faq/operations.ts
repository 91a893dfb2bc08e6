import type { Operation } from '../operation';
import { LanguageQuery } from '../parameters';
import { Faq } from './faq';

export const about = 'Questions and answers.';

export const getFaq = {
  method: 'GET',
  path: '/faq',
  access: 'everybody',
  query: LanguageQuery,
  answer: Faq,
} satisfies Operation;
