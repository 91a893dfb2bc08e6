import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { statementListQuery } from './statements.api';
import StatementsPage from './statements.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/statements': typeof texts;
  }
}

export default defineScreen({
  page: StatementsPage,
  texts: {
    de: () => import(/* webpackChunkName: "statements-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "statements-en" */ './texts/en.json'),
  },
  data: () => [queryClient.ensureInfiniteQueryData(statementListQuery)],
});
