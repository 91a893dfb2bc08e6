import { Button } from '@manzil/shared/ui/button';
import { Notice } from '@manzil/shared/ui/notice';
import { MonitorSmartphone } from 'lucide';
import { useTranslation } from 'react-i18next';
import { isInstallDismissed, rememberInstallDismissed } from './install-dismissed';
import styles from './install-hint.module.css';
import { type InstallOffer, installOffer$ } from './install-offer';

const isStandalone = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function InstallHint({ offer }: { offer: InstallOffer }) {
  const { t } = useTranslation();
  if (isStandalone() || isInstallDismissed()) return null;

  function accept(): void {
    installOffer$.next(null);
    void offer.prompt();
  }
  function dismiss(): void {
    rememberInstallDismissed();
    installOffer$.next(null);
  }

  return (
    <aside className={styles.hint} aria-label={t('install.title')}>
      <Notice
        tone="info"
        icon={MonitorSmartphone}
        title={t('install.title')}
        action={
          <div className={styles.actions}>
            <Button onClick={accept}>{t('install.accept')}</Button>
            <Button variant="quiet" onClick={dismiss}>
              {t('install.dismiss')}
            </Button>
          </div>
        }
      >
        {t('install.text')}
      </Notice>
    </aside>
  );
}
