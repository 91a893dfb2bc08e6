import { Topic } from '@manzil/shared/contract/articles/articles';
import { useTexts } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { useInfiniteQuery } from '@tanstack/react-query';
import { X } from 'lucide';
import { articleListQuery } from '../articles.api';
import styles from './topic-filter.module.css';

type TopicFilterProps = { chosen: Topic | null; onChoose: (topic: Topic | null) => void };

export function TopicFilter({ chosen, onChoose }: TopicFilterProps) {
  const { t, language } = useTexts('knowledge/hub');
  const { data } = useInfiniteQuery(articleListQuery(language, chosen));
  const filled = data?.pages.at(-1)?.topics ?? [];
  const topics = Topic.options.filter((topic) => topic === chosen || filled.includes(topic));
  if (topics.length === 0) return null;
  return (
    <fieldset>
      <legend className="visually-hidden">{t('hub.topics')}</legend>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <button
            key={topic}
            type="button"
            className={styles.topic}
            aria-pressed={topic === chosen}
            onClick={() => onChoose(topic === chosen ? null : topic)}
          >
            {t(`topic.${topic}`)}
            {topic === chosen && <LineIcon lines={X} size={16} strokeWidth={1.75} />}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
