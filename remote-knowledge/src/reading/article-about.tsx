import type { ArticleSummary } from '@manzil/shared/contract/articles/articles';
import { dubaiDay, formatDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Chip } from '@manzil/shared/ui/chip';
import { Clock } from 'lucide';

export function ArticleAbout({ article }: { article: ArticleSummary }) {
  const { t, language } = useTexts('knowledge');
  const overdue = dubaiDay(new Date()) > article.next_review_on;
  return (
    <>
      <span>
        {t(`topic.${article.topic}`)} · {t('minutes', { count: article.reading_minutes })}
      </span>
      <time dateTime={article.reviewed_on}>
        {t('reviewed', { day: formatDay(article.reviewed_on, language) })}
      </time>
      {overdue && (
        <Chip tone="info" icon={Clock} plain>
          {t('in_review')}
        </Chip>
      )}
    </>
  );
}
