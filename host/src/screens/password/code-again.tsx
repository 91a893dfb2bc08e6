import { Refusal } from '@manzil/shared/forms';
import { useWrite } from '@manzil/shared/forms/use-write';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestCode } from './password.api';
import styles from './password.module.css';
import { resetEmail } from './reset-email';

export function CodeAgain({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation();
  const [sent, setSent] = useState(false);
  const email = resetEmail();
  const again = useWrite({
    send: async (_: undefined) => {
      setSent(false);
      await requestCode({ email });
      setSent(true);
      onSent();
    },
  });

  if (!email) {
    return (
      <ButtonLink as={Link} to="/forgot-password" variant="ghost" size="form">
        {t('password.again')}
      </ButtonLink>
    );
  }

  return (
    <div className={styles.again}>
      <Refusal error={again.error} refused={t('password.not_sent')} />
      <Button
        size="form"
        busy={again.busy}
        busyLabel={t('password.send_busy')}
        onClick={() => again.run(undefined)}
      >
        {t('password.again')}
      </Button>
      <p role="status">{sent && t('password.sent_again')}</p>
    </div>
  );
}
