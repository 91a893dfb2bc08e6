import { Topic } from '@manzil/shared/contract/articles';
import { X } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../words';
import { topicIn } from './topic';
import styles from './topic-filter.module.css';

/** One topic at a time, or all; it lives in the query string. */
export function TopicFilter() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const chosen = topicIn(search);
  return (
    <fieldset>
      <legend className="visually-hidden">{t('hub.topics')}</legend>
      <div className={styles.topics}>
        {Topic.options.map((topic) => (
          <button
            key={topic}
            type="button"
            className={styles.topic}
            aria-pressed={topic === chosen}
            onClick={() =>
              setSearch(topic === chosen ? {} : { topic }, {
                replace: true,
                preventScrollReset: true,
              })
            }
          >
            {t(`topic.${topic}`)}
            {topic === chosen && <X aria-hidden size={16} strokeWidth={1.75} />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
