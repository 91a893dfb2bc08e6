import type { Operation } from '../operation';
import { SearchAnswer, SearchQuery } from './search';

export const about = 'Finding anything of an investor by a few letters.';

export const search = {
  method: 'GET',
  path: '/search',
  access: 'investor',
  query: SearchQuery,
  answer: SearchAnswer,
} satisfies Operation;
