import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { topicsQuery } from './start.api';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'sample-remote/start': typeof texts;
  }
}

export default defineScreen({
  page: () => import(/* webpackChunkName: "start-page" */ './start.page'),
  texts: {
    de: () => import(/* webpackChunkName: "start-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "start-en" */ './texts/en.json'),
  },
  data: ({ language }) => [queryClient.ensureQueryData(topicsQuery(language))],
});
