import type { ArticleSummary } from '@manzil/shared/contract/articles/articles';
import { ApiError, defineScreen, queryClient } from '@manzil/shared/runtime';
import { allArticlesQuery, articleQuery } from '../articles.api';
import { courseOf, placeInCourse } from '../course';
import LessonPage from './lesson.page';
import type texts from './texts/de.json';

declare global {
  interface TextsByNamespace {
    'knowledge/lesson': typeof texts;
  }
}

/** An address that names no lesson of the course is a page that does not exist. */
const mustHoldLesson = (id: string) => (articles: readonly ArticleSummary[]) => {
  if (!placeInCourse(courseOf(articles), id)) throw new ApiError(404, 'lesson.not_found');
};

export default defineScreen({
  page: LessonPage,
  texts: {
    de: () => import(/* webpackChunkName: "lesson-de" */ './texts/de.json'),
    en: () => import(/* webpackChunkName: "lesson-en" */ './texts/en.json'),
  },
  data: ({ params: { itemId = '' }, language }) => [
    queryClient.ensureQueryData(allArticlesQuery(language)).then(mustHoldLesson(itemId)),
    queryClient.ensureQueryData(articleQuery(itemId, language)),
  ],
});
