import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Link } from 'react-router-dom';

/** @param ended all is all that has ended */
export function NoneFound({ ended = false }: { ended?: boolean }) {
  const { t } = useTexts('units/contracts');
  return (
    <EmptyState
      drawing={false}
      title={t('contracts.none_found')}
      action={
        <ButtonLink as={Link} to={ended ? '/contracts?state=ended' : '/contracts'} replace>
          {t('contracts.to_all')}
        </ButtonLink>
      }
    />
  );
}
