import { Refusal } from '@manzil/shared/forms';
import { type ApiError, isApiError } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { askedFor } from './asked-for';
import { requestCode } from './password.api';
import styles from './password.module.css';

/** Another code, for the address this page knows, or by way of the page that asks for one. */
export function CodeAgain({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const email = askedFor();

  if (!email) {
    return (
      <ButtonLink as={Link} to="/forgot-password" variant="ghost" size="form">
        {t('password.again')}
      </ButtonLink>
    );
  }

  async function send(): Promise<void> {
    setSending(true);
    setSent(false);
    setRefusal(null);
    try {
      await requestCode({ email });
      setSent(true);
      onSent();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setRefusal(error);
    } finally {
      setSending(false);
    }
  }

  return (
    <div className={styles.again}>
      <Refusal error={refusal} refused={t('password.not_sent')} />
      <Button
        size="form"
        busy={sending}
        busyLabel={t('password.send_busy')}
        onClick={() => void send()}
      >
        {t('password.again')}
      </Button>
      <p role="status">{sent && t('password.sent_again')}</p>
    </div>
  );
}
