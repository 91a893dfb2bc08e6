import { useTexts } from '@manzil/shared/runtime';
import { PageHead } from '@manzil/shared/ui/page-head';
import { useSearchParams } from 'react-router-dom';
import { ArticleList } from './article-list';
import { CourseTeaser } from './course-teaser';
import styles from './hub.module.css';
import { topicIn } from './topic';
import { TopicFilter } from './topic-filter';

export default function HubPage() {
  const { t } = useTexts('knowledge/hub');
  const [search, setSearch] = useSearchParams();
  const topic = topicIn(search);
  const setTopic = (next: typeof topic) =>
    setSearch(next ? { topic: next } : {}, { replace: true, preventScrollReset: true });
  return (
    <div className={styles.hub}>
      <PageHead title={t('hub.title')} />
      <p className={styles.lead}>{t('hub.lead')}</p>
      <div className={styles.tools}>
        <CourseTeaser />
        <TopicFilter chosen={topic} onChoose={setTopic} />
      </div>
      <ArticleList key={topic} topic={topic} onReset={() => setTopic(null)} />
    </div>
  );
}
