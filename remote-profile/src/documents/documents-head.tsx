import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { PageHead } from '@manzil/shared/ui/page-head';
import type { Ref } from 'react';

type DocumentsHeadProps = {
  titleRef: Ref<HTMLHeadingElement>;
  count: number;
  /** What the owner has to bring anew. */
  waiting: number;
  /** What the owner has to bring. */
  lacking: number;
};

export function DocumentsHead({ titleRef, count, waiting, lacking }: DocumentsHeadProps) {
  const { t } = useTexts('profile/documents');
  return (
    <PageHead
      back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
      titleRef={titleRef}
      title={t('documents.title')}
      meta={[
        t('documents.count', { count }),
        waiting > 0 && t('documents.open', { count: waiting }),
        lacking > 0 && t('documents.note_missing', { count: lacking }),
      ]
        .filter(Boolean)
        .join(', ')}
    />
  );
}
