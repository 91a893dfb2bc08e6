import type { Topic } from '@manzil/shared/contract/articles/articles';
import { useTexts } from '@manzil/shared/runtime';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { articleListQuery } from '../articles.api';
import { StaleArticles } from '../stale-articles';
import styles from './article-list.module.css';
import { ArticleRow } from './article-row';
import { MoreArticles } from './more-articles';
import { NoArticles } from './no-articles';

export function ArticleList({ topic, onReset }: { topic: Topic | null; onReset: () => void }) {
  const { t, language } = useTexts('knowledge/hub');
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
    <>
      <StaleArticles query={list} />
      {articles.length === 0 ? (
        <NoArticles onReset={topic && onReset} />
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
    </>
  );
}
