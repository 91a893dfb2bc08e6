import { useInvestor, usePortal } from '@manzil/shared/runtime';
import { Button, ButtonLink } from '@manzil/shared/ui/button';
import { Wordmark } from '@manzil/shared/ui/logo';
import { LifeBuoy, Search } from 'lucide';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hintSearch, useMaySearch, useSearch } from '../search/use-search';
import { AccountMenu } from './account-menu';
import { BackButton } from './back-button';
import styles from './site-header.module.css';
import { hintHelp } from './use-help';

export function FullHeader({ title }: { title: string }) {
  const { t } = useTranslation();
  const { openHelp } = usePortal();
  const investor = useInvestor();
  const search = useSearch();
  const maySearch = useMaySearch();
  return (
    <header className={styles.ruled}>
      <div className={styles.bar}>
        <div className={styles.start}>
          <BackButton />
          <Link to="/" className={styles.mark}>
            <Wordmark />
          </Link>
          <p className={styles.title}>{title}</p>
        </div>
        <div className={styles.end}>
          {maySearch && (
            <Button
              variant="quiet"
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
          <Button
            variant="quiet"
            icon={LifeBuoy}
            aria-haspopup="dialog"
            onPointerEnter={hintHelp}
            onFocus={hintHelp}
            onClick={openHelp}
          >
            <span className={styles.words}>{t('help.title')}</span>
          </Button>
          {investor ? (
            <AccountMenu />
          ) : (
            <ButtonLink as={Link} to="/login" size="compact">
              {t('account.sign_in')}
            </ButtonLink>
          )}
        </div>
      </div>
      {search.dialog}
    </header>
  );
}
