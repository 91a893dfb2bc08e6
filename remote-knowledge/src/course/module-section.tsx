import { useTexts } from '@manzil/shared/runtime';
import { Section } from '@manzil/shared/ui/section';
import { Link } from 'react-router-dom';
import { type CourseModule, minutesOf } from '../course';
import styles from './module-section.module.css';

export function ModuleSection({ module }: { module: CourseModule }) {
  const { t } = useTexts('knowledge/course');
  return (
    <Section
      title={`${module.id}. ${module.title}`}
      aside={t('course.minutes', { count: minutesOf(module.lessons) })}
    >
      <ol className={styles.lessons}>
        {module.lessons.map((lesson, index) => (
          <li key={lesson.id} className={styles.lesson}>
            <span className={styles.number}>{`${module.id}.${index + 1}`}</span>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <Link to={`/course/${lesson.id}`} className={styles.link}>
                  {lesson.title}
                </Link>
              </h3>
              <p className={styles.teaser}>{lesson.teaser}</p>
            </div>
            <span className={styles.minutes}>
              {t('course.minutes', { count: lesson.reading_minutes })}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
