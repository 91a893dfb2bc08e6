import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { allArticlesQuery } from '../articles.api';
import { courseOf, minutesOf } from '../course';
import { StaleArticles } from '../stale-articles';
import styles from './course.module.css';
import { ModuleSection } from './module-section';

export default function CoursePage() {
  const { t, language } = useTexts('knowledge/course');
  const query = useQuery(allArticlesQuery(language));
  const { data } = query;
  if (!data) return null;
  const course = courseOf(data);
  const lessons = course.flatMap((module) => module.lessons);
  const back = <BackLink to="/knowledge-hub">{t('hub.title')}</BackLink>;
  if (lessons.length === 0) {
    return (
      <div className={styles.course}>
        <PageHead back={back} title={t('course.title')} />
        <NoLessons />
      </div>
    );
  }
  const extent = [
    t('course.modules', { count: course.length }),
    t('course.lessons', { count: lessons.length }),
    t('course.minutes', { count: minutesOf(lessons) }),
  ];
  return (
    <div className={styles.course}>
      <PageHead back={back} title={t('course.title')} meta={extent.join(' · ')} />
      <StaleArticles query={query} />
      {course.map((module) => (
        <ModuleSection key={module.id} module={module} />
      ))}
    </div>
  );
}

function NoLessons() {
  const { t } = useTexts('knowledge/course');
  return (
    <EmptyState
      title={t('course.none')}
      action={
        <ButtonLink as={Link} to="/knowledge-hub">
          {t('course.none_action')}
        </ButtonLink>
      }
    >
      {t('course.none_text')}
    </EmptyState>
  );
}
