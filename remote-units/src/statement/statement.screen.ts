import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { statementQuery } from './statement.api';
import StatementPage from './statement.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/statement': typeof texts;
  }
}

export default defineScreen({
  page: StatementPage,
  texts: {
    de: () => import(/* webpackChunkName: "statement-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "statement-en" */ './texts/en.json'),
  },
  data: ({ params, language }) => [
    queryClient.ensureQueryData(statementQuery(params.statementId ?? '', language)),
  ],
});
