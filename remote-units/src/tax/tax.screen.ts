import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { choiceIn } from './choice';
import { taxYearQuery } from './tax.api';
import TaxPage from './tax.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'units/tax': typeof texts;
  }
}

export default defineScreen({
  page: TaxPage,
  texts: {
    de: () => import(/* webpackChunkName: "tax-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "tax-en" */ './texts/en.json'),
  },
  data: ({ search, language }) => [
    queryClient.ensureQueryData(taxYearQuery(choiceIn(search), language)),
  ],
});
