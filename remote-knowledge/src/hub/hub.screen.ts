import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { articleListQuery } from '../articles.api';
import HubPage from './hub.page';
import type texts from './texts/de.json';
import { topicIn } from './topic';

declare global {
  interface TextsByNamespace {
    'knowledge/hub': typeof texts;
  }
}

export default defineScreen({
  page: HubPage,
  texts: {
    de: () => import(/* webpackChunkName: "hub-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "hub-en" */ './texts/en.json'),
  },
  data: ({ search, language }) => [
    queryClient.ensureInfiniteQueryData(articleListQuery(language, topicIn(search))),
  ],
});
