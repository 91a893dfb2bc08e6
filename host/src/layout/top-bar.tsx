import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { Wordmark } from '@manzil/shared/ui/logo';
import { CircleUser, Info, LifeBuoy, Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountMenu } from './account-menu';
import { BackButton } from './back-button';
import { LanguageSwitch } from './language-switch';
import styles from './top-bar.module.css';
import { hintHelp } from './use-help';
import { hintMenu } from './use-menu';
import { hintSupport } from './use-support';

type TopBarProps = { title: string; onSupport: () => void; onMenu: () => void };

/** The bar above a page of the portal. It changes its layout at 992 px. */
export function TopBar({ title, onSupport, onMenu }: TopBarProps) {
  const { t } = useTranslation();
  const { openHelp } = usePortal();
  const investor = useInvestor();
  const inactive = investor?.profile_status === 'inactive';
  const installed = window.matchMedia('(display-mode: standalone)').matches;
  const support = {
    'aria-haspopup': 'dialog',
    onPointerEnter: hintSupport,
    onFocus: hintSupport,
    onClick: onSupport,
  } as const;

  return (
    <header className={styles.bar}>
      <div className={styles.narrow}>
        <BackButton />
        <Link to="/" className={styles.mark}>
          <Wordmark size={20} />
        </Link>
      </div>
      <p className={styles.title}>{title}</p>
      <div className={styles.wide}>
        <LanguageSwitch />
        <Button variant="quiet" size="compact" icon={Info} {...support}>
          {t('support.title')}
        </Button>
        <AccountMenu />
      </div>
      <div className={styles.narrow}>
        <button
          type="button"
          className={styles.button}
          aria-label={t('help.title')}
          aria-haspopup="dialog"
          onPointerEnter={hintHelp}
          onFocus={hintHelp}
          onClick={openHelp}
        >
          <LifeBuoy aria-hidden size={24} strokeWidth={1.5} />
        </button>
        <button
          type="button"
          className={styles.button}
          aria-label={t('support.title')}
          {...support}
        >
          <Info aria-hidden size={24} strokeWidth={1.5} />
        </button>
        {installed ? (
          <Link to="/profile" className={styles.button}>
            <span className="visually-hidden">{t('account.open')}</span>
            <CircleUser aria-hidden size={24} strokeWidth={1.5} />
            {inactive && (
              <span className={styles.marker}>
                <span className="visually-hidden">{t('account.inactive')}</span>
              </span>
            )}
          </Link>
        ) : (
          <button
            type="button"
            className={styles.button}
            aria-label={t('nav.menu')}
            aria-haspopup="dialog"
            onPointerEnter={hintMenu}
            onFocus={hintMenu}
            onClick={onMenu}
          >
            <Menu aria-hidden size={24} strokeWidth={1.5} />
          </button>
        )}
      </div>
    </header>
  );
}
