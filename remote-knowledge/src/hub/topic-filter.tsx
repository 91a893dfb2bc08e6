import { Topic } from '@manzil/shared/contract/articles';
import { X } from 'lucide-react';
import { useWords } from '../words';
import styles from './topic-filter.module.css';

type TopicFilterProps = { chosen: Topic | null; onChoose: (topic: Topic | null) => void };

/** One topic at a time; pressing the chosen one again shows all. */
export function TopicFilter({ chosen, onChoose }: TopicFilterProps) {
  const { t } = useWords();
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
            onClick={() => onChoose(topic === chosen ? null : topic)}
          >
            {t(`topic.${topic}`)}
            {topic === chosen && <X aria-hidden size={16} strokeWidth={1.75} />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
