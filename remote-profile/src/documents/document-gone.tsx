import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Link, useSearchParams } from 'react-router-dom';
import { documentSearch } from './viewed';

export function DocumentGone() {
  const { t } = useTexts('profile/documents');
  const [search] = useSearchParams();
  return (
    <ErrorState
      level={1}
      title={t('documents.gone')}
      action={
        <ButtonLink as={Link} to={documentSearch(search, null)} variant="primary">
          {t('documents.all')}
        </ButtonLink>
      }
    />
  );
}
