import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Link } from 'react-router-dom';

export function AccountMissing() {
  const { t } = useTexts('profile/bank-details');
  return (
    <EmptyState
      title={t('bank_details.missing_title')}
      action={
        <ButtonLink as={Link} to="/profile/edit-bank-details" variant="primary">
          {t('bank.enter')}
        </ButtonLink>
      }
    >
      {t('bank_details.missing_text')}
    </EmptyState>
  );
}
