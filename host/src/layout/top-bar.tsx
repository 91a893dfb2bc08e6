import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { Wordmark } from '@manzil/shared/ui/logo';
import { CircleUser, LifeBuoy, Menu, Search } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { hintSearch, useMaySearch, useSearch } from '../search/use-search';
import { AccountMenu } from './account-menu';
import { BackButton } from './back-button';
import { LanguageSwitch } from './language-switch';
import styles from './top-bar.module.css';
import { BarButton } from './top-bar-button';
import { hintHelp } from './use-help';
import { hintMenu } from './use-menu';

type TopBarProps = { title: string; onMenu: () => void };

export function TopBar({ title, onMenu }: TopBarProps) {
  const { t } = useTranslation();
  const { openHelp } = usePortal();
  const investor = useInvestor();
  const search = useSearch();
  const maySearch = useMaySearch();
  const inactive = investor?.profile_status === 'inactive';
  const installed = window.matchMedia('(display-mode: standalone)').matches;
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
        {maySearch && (
          <Button
            size="compact"
            icon={Search}
            className={styles.search}
            aria-haspopup="dialog"
            aria-keyshortcuts="Control+K Meta+K"
            onPointerEnter={hintSearch}
            onFocus={hintSearch}
            onClick={search.show}
          >
            {t('nav.search')}
          </Button>
        )}
        <LanguageSwitch />
        <Button
          variant="quiet"
          size="compact"
          icon={LifeBuoy}
          aria-haspopup="dialog"
          onPointerEnter={hintHelp}
          onFocus={hintHelp}
          onClick={openHelp}
        >
          {t('help.title')}
        </Button>
        <AccountMenu />
      </div>
      <div className={styles.narrow}>
        {maySearch && (
          <BarButton
            icon={Search}
            label={t('nav.search')}
            onHint={hintSearch}
            onOpen={search.show}
          />
        )}
        <BarButton icon={LifeBuoy} label={t('help.title')} onHint={hintHelp} onOpen={openHelp} />
        {installed ? (
          <NavLink to="/profile" className={styles.button ?? ''}>
            <span className="visually-hidden">{t('account.open')}</span>
            <LineIcon lines={CircleUser} size={24} strokeWidth={1.5} />
            {inactive && (
              <span className={styles.marker}>
                <span className="visually-hidden">{t('account.inactive')}</span>
              </span>
            )}
          </NavLink>
        ) : (
          <BarButton icon={Menu} label={t('nav.menu')} onHint={hintMenu} onOpen={onMenu} />
        )}
      </div>
      {search.dialog}
    </header>
  );
}
