import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { articleQuery } from '../articles.api';
import ArticlePage from './article.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'knowledge/article': typeof texts;
  }
}

export default defineScreen({
  page: ArticlePage,
  texts: {
    de: () => import(/* webpackChunkName: "article-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "article-en" */ './texts/en.json'),
  },
  data: ({ params, language }) => [
    queryClient.ensureQueryData(articleQuery(params.id ?? '', language)),
  ],
});
