import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Link } from 'react-router-dom';
import { type BookingFilter, isFiltered } from './filter';

export function NoBookings({ filter }: { filter: BookingFilter }) {
  const { t } = useTexts('units/bookings');
  if (!isFiltered(filter))
    return <EmptyState title={t('bookings.none')}>{t('bookings.none_reason')}</EmptyState>;
  return (
    <EmptyState
      title={t('bookings.none_found')}
      action={
        <ButtonLink as={Link} to="/financials/bookings" replace>
          {t('bookings.clear')}
        </ButtonLink>
      }
    >
      {t('bookings.none_found_reason')}
    </EmptyState>
  );
}
