import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { topicsQuery } from './start.api';
import StartPage from './start.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'sample-remote/start': typeof texts;
  }
}

export default defineScreen({
  page: StartPage,
  texts: {
    de: () => import(/* webpackChunkName: "start-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "start-en" */ './texts/en.json'),
  },
  data: ({ language }) => [queryClient.ensureQueryData(topicsQuery(language))],
});
