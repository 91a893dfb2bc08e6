import type { ArticleSummary } from '@manzil/shared/contract/articles/articles';
import { Link } from 'react-router-dom';
import { ArticleAbout } from '../reading/article-about';
import styles from './article-row.module.css';

export function ArticleRow({ article, focus }: { article: ArticleSummary; focus: boolean }) {
  return (
    <li className={styles.row}>
      <h2 className={styles.title}>
        <Link
          to={`/knowledge-hub/articles/${article.id}`}
          className={styles.link}
          ref={focus ? takeFocus : undefined}
        >
          {article.title}
        </Link>
      </h2>
      <p className={styles.teaser}>{article.teaser}</p>
      <div className={styles.about}>
        <ArticleAbout article={article} />
      </div>
    </li>
  );
}

function takeFocus(link: HTMLAnchorElement | null) {
  link?.focus({ preventScroll: true });
}
