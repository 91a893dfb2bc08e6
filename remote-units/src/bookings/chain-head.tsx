import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import styles from './bookings.module.css';

/** In place of the filter, where one booking is shown with its corrections. */
export function ChainHead() {
  const { t } = useTexts('units/bookings');
  return (
    <div className={styles.narrow}>
      <BackLink to="/financials/bookings">{t('bookings.all')}</BackLink>
      <p>{t('bookings.chain')}</p>
    </div>
  );
}
