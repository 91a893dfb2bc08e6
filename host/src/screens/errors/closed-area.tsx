import type { NavigationItem } from '@manzil/shared/contract/session/session';
import { usePortal } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './errors.module.css';

export function ClosedArea({ reason }: Pick<NavigationItem, 'reason'>) {
  const { t } = useTranslation();
  const { language } = usePortal();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('closed.title')}</h1>
      <EmptyState
        title={reason[language]}
        action={
          <ButtonLink as={Link} to="/profile">
            {t('closed.account')}
          </ButtonLink>
        }
      >
        {t('closed.text')}
      </EmptyState>
    </div>
  );
}
