import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleX, Upload } from 'lucide';
import { Link } from 'react-router-dom';

/** It is no original yet: the reason stands among the documents, where another one takes its place. */
export function DeclinedOriginal({ documentId }: { documentId: string }) {
  const { t } = useTexts('units/contract');
  return (
    <Notice
      tone="danger"
      icon={CircleX}
      title={t('original.declined')}
      action={
        <ButtonLink as={Link} to={`/profile/documents?document=${documentId}`} icon={Upload}>
          {t('original.again')}
        </ButtonLink>
      }
    >
      {t('original.declined_text')}
    </Notice>
  );
}
