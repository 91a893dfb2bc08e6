import { useTexts } from '@manzil/shared/runtime';
import { useLayoutEffect, useRef } from 'react';
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

/** Leads between the screens of money. On a phone the row scrolls, and begins where the chosen one is in its middle. */
export function MoneyParts() {
  const { t } = useTexts('units');
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !chosen) return;
    row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={row} aria-label={t('money.label')} className={styles.parts}>
      {(['overview', 'bookings', 'statements', 'payouts', 'rents', 'tax'] as const).map((part) => (
        <NavLink key={part} to={parts[part]} end>
          {t(`money.${part}`)}
        </NavLink>
      ))}
    </nav>
  );
}
