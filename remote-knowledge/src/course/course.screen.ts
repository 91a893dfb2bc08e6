import { defineScreen, queryClient } from '@manzil/shared/runtime';
import { allArticlesQuery } from '../articles.api';
import CoursePage from './course.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'knowledge/course': typeof texts;
  }
}

export default defineScreen({
  page: CoursePage,
  texts: {
    de: () => import(/* webpackChunkName: "course-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "course-en" */ './texts/en.json'),
  },
  data: ({ language }) => [queryClient.ensureQueryData(allArticlesQuery(language))],
});
