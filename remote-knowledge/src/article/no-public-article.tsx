import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Link } from 'react-router-dom';

/** What a visitor meets where an article is for investors, or missing: nobody is told which. */
export function NoPublicArticle({ id }: { id: string }) {
  const { t } = useTexts('knowledge/article');
  return (
    <>
      <PageHead
        back={<BackLink to="/home#articles">{t('article.back')}</BackLink>}
        title={t('article.not_public')}
      />
      <EmptyState
        drawing={false}
        title={t('article.not_public_reason')}
        action={
          <ButtonLink as={Link} variant="primary" to={`/knowledge-hub/articles/${id}`}>
            {t('article.sign_in')}
          </ButtonLink>
        }
      />
    </>
  );
}
