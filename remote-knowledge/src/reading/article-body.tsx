import { useNavigate } from 'react-router-dom';
import type { SafeArticle } from '../articles.api';
import { useWords } from '../words';
import styles from './article-body.module.css';
import { followLinks } from './follow-links';
import { scrollTables } from './scroll-tables';

/** The text of an article. Its links stay in the portal, its wide tables scroll by themselves. */
export function ArticleBody({ html }: { html: SafeArticle['body'] }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <div
      className={styles.body}
      ref={(body) => {
        if (!body) return;
        scrollTables(body, t('article.table'), styles.scroller ?? '');
        return followLinks(body, navigate);
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
