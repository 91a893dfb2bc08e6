import { useInvestor, useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { CircleX } from 'lucide';
import { Link } from 'react-router-dom';
import styles from './payouts.module.css';

/** Nothing is paid out to whose profile is not in order. */
export function PayoutsHeld() {
  const { t } = useTexts('units/payouts');
  if (useInvestor()?.profile_status !== 'inactive') return null;
  return (
    <div className={styles.held}>
      <Notice
        tone="danger"
        icon={CircleX}
        title={t('payouts.held')}
        action={
          <ButtonLink as={Link} to="/profile" size="compact">
            {t('payouts.held_action')}
          </ButtonLink>
        }
      >
        {t('payouts.held_reason')}
      </Notice>
    </div>
  );
}
