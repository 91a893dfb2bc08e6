import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Link } from 'react-router-dom';

export function AddressMissing() {
  const { t } = useTexts('profile');
  return (
    <EmptyState
      title={t('address.missing_title')}
      action={
        <ButtonLink as={Link} to="/profile/edit-address" variant="primary">
          {t('address.enter')}
        </ButtonLink>
      }
    >
      {t('address.missing_text')}
    </EmptyState>
  );
}
