import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { faqQuery } from './faq.api';
import FaqPage from './faq.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'faq/faq': typeof texts;
  }
}

export default defineScreen({
  page: FaqPage,
  texts: {
    de: () => import(/* webpackChunkName: "faq-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "faq-en" */ './texts/en.json'),
  },
  data: ({ language }) => [queryClient.ensureQueryData(faqQuery(language))],
});
