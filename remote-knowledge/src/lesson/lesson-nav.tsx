import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowLeft, ArrowRight } from 'lucide';
import { Link } from 'react-router-dom';
import type { Lesson } from '../course';
import styles from './lesson-nav.module.css';

type LessonNavProps = { previous: Lesson | undefined; next: Lesson | undefined };

export function LessonNav({ previous, next }: LessonNavProps) {
  const { t } = useTexts('knowledge/lesson');
  return (
    <nav className={styles.nav} aria-label={t('lesson.nav')}>
      {previous && (
        <Link to={`/course/${previous.id}`} className={styles.previous}>
          <span className={styles.direction}>
            <LineIcon lines={ArrowLeft} size={16} strokeWidth={1.75} />
            {t('lesson.previous')}
          </span>
          <span className={styles.title}>{previous.title}</span>
        </Link>
      )}
      <Link to={next ? `/course/${next.id}` : '/course'} className={styles.next}>
        <span className={styles.direction}>
          {t(next ? 'lesson.next' : 'lesson.overview')}
          <LineIcon lines={ArrowRight} size={16} strokeWidth={1.75} />
        </span>
        <span className={styles.title}>{next ? next.title : t('lesson.overview_link')}</span>
      </Link>
    </nav>
  );
}
