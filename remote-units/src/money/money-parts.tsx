import { useTexts } from '@manzil/shared/runtime';
import { NavLink } from 'react-router-dom';
import styles from './money-parts.module.css';

const parts = {
  overview: '/financials',
  bookings: '/financials/bookings',
  statements: '/financials/statements',
  payouts: '/financials/payouts',
  rents: '/financials/rents',
  tax: '/financials/tax',
} as const;

/** Leads between the screens of money. */
export function MoneyParts() {
  const { t } = useTexts('units');
  return (
    <nav aria-label={t('money.label')} className={styles.parts}>
      {(['overview', 'bookings', 'statements', 'payouts', 'rents', 'tax'] as const).map((part) => (
        <NavLink key={part} to={parts[part]} end>
          {t(`money.${part}`)}
        </NavLink>
      ))}
    </nav>
  );
}
