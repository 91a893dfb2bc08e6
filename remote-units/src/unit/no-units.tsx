import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Link } from 'react-router-dom';

export function NoUnits() {
  const { t } = useTexts('units');
  return (
    <EmptyState
      title={t('no_units.title')}
      action={
        <ButtonLink as={Link} to="/profile/documents" variant="primary">
          {t('no_units.action')}
        </ButtonLink>
      }
    >
      {t('no_units.reason')}
    </EmptyState>
  );
}
