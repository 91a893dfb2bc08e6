import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { EmptyState } from '@manzil/shared/ui/empty-state';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { canGoBack } from '../../layout/portal-history';
import styles from './errors.module.css';

/** Nothing is here, or it is somebody else's: the user cannot tell which. */
export function NotFoundMessage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <h1 tabIndex={-1}>{t('not_found.title')}</h1>
      <EmptyState
        title={t('not_found.reason')}
        action={
          <div className={styles.actions}>
            {canGoBack() && (
              <Button icon={ArrowLeft} onClick={() => navigate(-1)}>
                {t('nav.back')}
              </Button>
            )}
            <ButtonLink as={Link} to="/">
              {t('error.start')}
            </ButtonLink>
          </div>
        }
      >
        {t('not_found.text')}
      </EmptyState>
    </div>
  );
}
