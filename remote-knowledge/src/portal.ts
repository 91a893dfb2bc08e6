import type { ArticleSummary } from '@manzil/shared/contract/articles';
import { ApiError, defineRemote, queryClient } from '@manzil/shared/runtime';
import { allArticlesQuery, articleListQuery, articleQuery } from './articles.api';
import { courseOf, placeInCourse } from './course';
import { topicIn } from './hub/topic';

/** An address that names no lesson of the course is a page that does not exist. */
const mustHoldLesson = (id: string) => (articles: readonly ArticleSummary[]) => {
  if (!placeInCourse(courseOf(articles), id)) throw new ApiError(404, 'lesson.not_found');
};

export default defineRemote({
  texts: (language) =>
    import(/* webpackChunkName: "texts-[request]" */ `../locales/${language}.json`),
  screens: {
    hub: {
      page: () => import(/* webpackChunkName: "hub" */ './hub/hub.page'),
      data: ({ search, language }) => [
        queryClient.ensureInfiniteQueryData(articleListQuery(language, topicIn(search))),
      ],
    },
    article: {
      page: () => import(/* webpackChunkName: "article" */ './article/article.page'),
      data: ({ params, language }) => [
        queryClient.ensureQueryData(articleQuery(params.id ?? '', language)),
      ],
    },
    course: {
      page: () => import(/* webpackChunkName: "course" */ './course/course.page'),
      data: ({ language }) => [queryClient.ensureQueryData(allArticlesQuery(language))],
    },
    lesson: {
      page: () => import(/* webpackChunkName: "lesson" */ './lesson/lesson.page'),
      data: ({ params: { itemId = '' }, language }) => [
        queryClient.ensureQueryData(allArticlesQuery(language)).then(mustHoldLesson(itemId)),
        queryClient.ensureQueryData(articleQuery(itemId, language)),
      ],
    },
  },
});
