import { useTexts } from '@manzil/shared/runtime';
import { useFollowLinks } from '@manzil/shared/ui/follow-links';
import type { SafeArticle } from '../articles.api';
import styles from './article-body.module.css';
import { alignFigures, scrollTables } from './tables';

export function ArticleBody({ html }: { html: SafeArticle['body'] }) {
  const { t } = useTexts('knowledge');
  const followLinks = useFollowLinks();
  return (
    <div
      className={styles.body}
      ref={(body) => {
        if (!body) return;
        alignFigures(body, styles.figures ?? '');
        scrollTables(body, t('article.table'), styles.scroller ?? '');
        return followLinks(body);
      }}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
