import { BackLink } from '@manzil/shared/ui/back-link';
import { useDocumentTitle } from '@manzil/shared/ui/document-title';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import type { ReactNode } from 'react';
import type { SafeArticle } from '../articles.api';
import { ArticleAbout } from './article-about';
import { ArticleBody } from './article-body';
import styles from './article-view.module.css';
import { Sources } from './sources';

type ArticleViewProps = {
  article: SafeArticle;
  back: { to: string; label: string };
  /** Below the title, before what is said about the article. */
  place?: ReactNode;
  /** Between head and text. */
  notice?: ReactNode;
};

export function ArticleView({ article, back, place, notice }: ArticleViewProps) {
  useDocumentTitle(article.title);
  return (
    <article className={styles.article}>
      <div className={styles.head}>
        <PageHead
          back={<BackLink to={back.to}>{back.label}</BackLink>}
          title={article.title}
          meta={
            <>
              {place}
              <ArticleAbout article={article} />
            </>
          }
        />
      </div>
      {notice}
      <Columns>
        <ArticleBody html={article.body} />
        {article.sources.length > 0 && <Sources sources={article.sources} />}
      </Columns>
    </article>
  );
}
