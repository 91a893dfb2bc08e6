import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ArrowRight, GraduationCap } from 'lucide';
import { Link } from 'react-router-dom';
import styles from './course-teaser.module.css';

export function CourseTeaser() {
  const { t } = useTexts('knowledge/hub');
  return (
    <div className={styles.teaser}>
      <LineIcon lines={GraduationCap} size={24} strokeWidth={1.5} />
      <div className={styles.words}>
        <h2 className="heading">
          <Link to="/course" className={styles.link}>
            {t('course.title')}
          </Link>
        </h2>
        <p className={styles.text}>{t('hub.course')}</p>
      </div>
      <LineIcon lines={ArrowRight} size={20} strokeWidth={1.5} />
    </div>
  );
}
