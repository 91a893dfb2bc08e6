import { PageHead } from '@manzil/shared/ui/page-head';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { articleListQuery } from '../articles.api';
import { StaleNotice } from '../stale-notice';
import { useWords } from '../words';
import { ArticleRow } from './article-row';
import { CourseTeaser } from './course-teaser';
import styles from './hub.module.css';
import { MoreArticles } from './more-articles';
import { NoArticles } from './no-articles';
import { topicIn } from './topic';
import { TopicFilter } from './topic-filter';

export default function HubPage() {
  const { t, language } = useWords();
  const [search, setSearch] = useSearchParams();
  const topic = topicIn(search);
  const list = useInfiniteQuery(articleListQuery(language, topic));
  const [readOnFrom, setReadOnFrom] = useState<number | null>(null);
  if (!list.data) return null;
  const articles = list.data.pages.flatMap(({ items }) => items);

  function loadMore() {
    // The first new article takes the focus: after the last page the button is gone.
    setReadOnFrom(articles.length);
    void list.fetchNextPage();
  }

  return (
    <div className={styles.hub}>
      <PageHead title={t('hub.title')} />
      <p className={styles.lead}>{t('hub.lead')}</p>
      <div className={styles.tools}>
        <CourseTeaser />
        <TopicFilter />
      </div>
      {list.isRefetchError && (
        <StaleNotice busy={list.isFetching} onRetry={() => void list.refetch()} />
      )}
      {articles.length === 0 ? (
        <NoArticles
          onReset={topic ? () => setSearch({}, { replace: true, preventScrollReset: true }) : null}
        />
      ) : (
        <ul className={styles.articles}>
          {articles.map((article, index) => (
            <ArticleRow key={article.id} article={article} focus={index === readOnFrom} />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <MoreArticles
          busy={list.isFetchingNextPage}
          failed={list.isFetchNextPageError && !list.isFetchingNextPage}
          onMore={loadMore}
        />
      )}
      {!list.hasNextPage && articles.length > 0 && (
        <p className={styles.end}>
          {t(topic ? 'hub.end_topic' : 'hub.end', { count: articles.length })}
        </p>
      )}
    </div>
  );
}
