import { useTexts } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { allArticlesQuery, articleQuery } from '../articles.api';
import { courseOf, placeInCourse } from '../course';
import { ArticleView } from '../reading/article-view';
import { StaleArticles } from '../stale-articles';
import { LessonNav } from './lesson-nav';

export default function LessonPage() {
  const { t, language } = useTexts('knowledge/lesson');
  const { itemId = '' } = useParams();
  const { data: articles } = useQuery(allArticlesQuery(language));
  const query = useQuery(articleQuery(itemId, language));
  const { data: article } = query;
  const place = articles && placeInCourse(courseOf(articles), itemId);
  if (!article || !place) return null;
  const { module, position, previous, next } = place;
  return (
    <>
      <ArticleView
        article={article}
        back={{ to: '/course', label: t('course.title') }}
        place={
          <span>
            {t('lesson.place', {
              module: module.id,
              title: module.title,
              position,
              count: module.lessons.length,
            })}
          </span>
        }
        notice={<StaleArticles query={query} />}
      />
      <LessonNav previous={previous} next={next} />
    </>
  );
}
