import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { formatMoney } from '@manzil/shared/format/money';
import { useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { Link } from 'react-router-dom';
import styles from './financials.module.css';

export function NothingBooked({ figures }: { figures: Dashboard['figures'] }) {
  const { t, language } = useTexts('units/financials');
  const { open_instalments } = figures;
  return (
    <div className={styles.figures}>
      <EmptyState
        title={t('financials.none')}
        action={
          <ButtonLink as={Link} to="/my-units" variant="primary">
            {t('financials.none_action')}
          </ButtonLink>
        }
      >
        {t('financials.none_reason')}{' '}
        {open_instalments.amount > 0 &&
          t('financials.none_open', { amount: formatMoney(open_instalments, language) })}
      </EmptyState>
    </div>
  );
}
