import { formatDay } from '@manzil/shared/format/date';
import { portalConfig, showAlert, usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Dialog } from '@manzil/shared/ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './consent-dialog.module.css';
import { Purpose } from './consent-purpose';
import { useDecision } from './consent-state';
import { grantedNow } from './decision';
import { everything, type Granted, nothing, optionalPurposes } from './purposes';
import { chooseConsent } from './start-consent';

type ConsentDialogProps = { open: boolean; onClose: () => void };

export default function ConsentDialog({ open, onClose }: ConsentDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog open={open} onClose={onClose} title={t('consent.title')} closeLabel={t('dialog.close')}>
      {portalConfig().sentryDsn ? <Choice onChosen={onClose} /> : <p>{t('consent.none')}</p>}
    </Dialog>
  );
}

function Choice({ onChosen }: { onChosen: () => void }) {
  const { t } = useTranslation();
  const { language } = usePortal();
  const decision = useDecision();
  const [chosen, setChosen] = useState<Granted>(grantedNow);

  function save(granted: Granted): void {
    chooseConsent(granted);
    showAlert({ type: 'success', title: t('consent.saved'), message: t('consent.saved_text') });
    onChosen();
  }

  return (
    <form
      className={styles.choice}
      onSubmit={(event) => {
        event.preventDefault();
        save(chosen);
      }}
    >
      <p>{t('consent.lead')}</p>
      <ul className={styles.purposes}>
        <Purpose name="necessary" checked disabled />
        {optionalPurposes.map((purpose) => (
          <Purpose
            key={purpose}
            name={purpose}
            checked={chosen[purpose]}
            onChange={(granted) => setChosen({ ...chosen, [purpose]: granted })}
          />
        ))}
      </ul>
      <p>
        {t('consent.recipient')} <Link to="/privacy-policy">{t('footer.privacy')}</Link>
      </p>
      {decision && (
        <p className={styles.date}>
          {t('consent.decided', { day: formatDay(decision.at.slice(0, 10), language) })}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => save(nothing)}>{t('consent.necessary')}</Button>
        <Button onClick={() => save(everything)}>{t('consent.all')}</Button>
        <Button type="submit" className={styles.save}>
          {t('consent.save')}
        </Button>
      </div>
    </form>
  );
}
