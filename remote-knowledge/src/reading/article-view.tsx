import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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

/** An article as it is read, wherever it is read. */
export function ArticleView({ article, back, place, notice }: ArticleViewProps) {
  return (
    <article>
      <div className={styles.head}>
        <PageHead
          back={
            <Link to={back.to}>
              <ArrowLeft aria-hidden size={16} strokeWidth={1.75} />
              {back.label}
            </Link>
          }
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
