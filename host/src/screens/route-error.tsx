import { useInvestor } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { ErrorState } from '@manzil/shared/ui/error-state';
import { Wordmark } from '@manzil/shared/ui/logo';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteError } from 'react-router';
import { reportError } from '../reporting/report-error';
import { errorNumber } from './errors/error-number';
import styles from './errors/errors.module.css';

/** Links load the page anew: the router is not to be relied on. */
export default function RouteError() {
  const { t } = useTranslation();
  const error = useRouteError();
  const investor = useInvestor();
  useEffect(() => reportError(error), [error]);
  return (
    <main className={styles.alone}>
      <Wordmark />
      <ErrorState
        level={1}
        title={t('error.portal')}
        message={t('error.portal_text')}
        action={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              {t('error.reload')}
            </Button>
            <ButtonLink href={investor ? '/dashboard' : '/home'}>
              {t(investor ? 'account.dashboard' : 'error.start')}
            </ButtonLink>
          </>
        }
        errorId={t('error.id', { id: errorNumber(error) })}
      />
    </main>
  );
}
