import type { ArticleSummary } from '@manzil/shared/contract/articles/articles';
import { formatMonth } from '@manzil/shared/format/date';
import { usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hintRoute } from '../../federation/hints';
import { articleTopics } from './article-topics';
import { articlesQuery } from './home.api';
import styles from './home-articles.module.css';
import { HomeSection } from './home-section';
import type { HomeTexts } from './home-texts';

const SHOWN = 4;

type Texts = HomeTexts['articles'];

export function HomeArticles({ texts }: { texts: Texts }) {
  const { t } = useTranslation();
  const { language } = usePortal();
  const { data, isError, isFetching, refetch } = useQuery(articlesQuery(language));
  const articles = data?.items.filter((article) => article.visibility === 'public').slice(0, SHOWN);
  if (articles?.length === 0) return null;
  return (
    <HomeSection id="articles" title={texts.title}>
      {isError && (
        <div className={styles.failed} role="alert">
          <p>{texts.empty}</p>
          <Button busy={isFetching} onClick={() => refetch()}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!articles && !isError && (
        <div className={styles.skeleton} role="status">
          <span className="visually-hidden">{t('loading')}</span>
        </div>
      )}
      {articles && (
        <ul className={styles.articles}>
          {articles.map((article) => (
            <Article key={article.id} article={article} texts={texts} />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

function Article({ article, texts }: { article: ArticleSummary; texts: Texts }) {
  const { language } = usePortal();
  const month = formatMonth(article.reviewed_on, language);
  const path = `/articles/${article.id}`;
  return (
    <li className={styles.article}>
      <h3 className={styles.title}>
        <Link
          to={path}
          className={styles.link}
          onPointerEnter={() => hintRoute(path)}
          onFocus={() => hintRoute(path)}
        >
          {article.title}
        </Link>
      </h3>
      <span className={styles.about}>
        {articleTopics[article.topic][language]},{' '}
        {texts.minutes.replace('{{count}}', String(article.reading_minutes))}
      </span>
      <span className={styles.month}>{texts.reviewed.replace('{{month}}', month)}</span>
    </li>
  );
}
