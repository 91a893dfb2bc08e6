import { useTexts } from '@manzil/shared/runtime';
import { Link } from 'react-router-dom';
import styles from './financials.module.css';

/** Below a figure: leads to the bookings that it is the sum of. */
export function BookingsOf({ figure, to }: { figure: string; to: string }) {
  const { t } = useTexts('units/financials');
  return (
    <div>
      <Link
        className={styles.bookings}
        to={to}
        aria-label={t('financials.bookings_of', { figure })}
      >
        {t('financials.bookings')}
      </Link>
    </div>
  );
}
