import { useTexts } from '@manzil/shared/runtime';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { articleQuery } from '../articles.api';
import { ArticleView } from '../reading/article-view';
import { StaleArticles } from '../stale-articles';
import { NoPublicArticle } from './no-public-article';

export default function ArticlePage() {
  const { t, language } = useTexts('knowledge/article');
  const { id = '' } = useParams();
  const inHub = useLocation().pathname.startsWith('/knowledge-hub/');
  const query = useQuery(articleQuery(id, language));
  const { data } = query;
  if (data === null) return <NoPublicArticle id={id} />;
  if (!data) return null;
  return (
    <ArticleView
      article={data}
      back={
        inHub
          ? { to: '/knowledge-hub', label: t('hub.title') }
          : { to: '/home#articles', label: t('article.back') }
      }
      notice={<StaleArticles query={query} />}
    />
  );
}
