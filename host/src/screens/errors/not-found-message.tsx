import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { ArrowLeft } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { canGoBack } from '../../layout/portal-history';
import styles from './errors.module.css';
import { MessagePage } from './message-page';

/** Nothing is here, or it is somebody else's: the user cannot tell which. */
export function NotFoundMessage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <MessagePage
      title={t('not_found.title')}
      reason={t('not_found.reason')}
      text={t('not_found.text')}
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
    />
  );
}
