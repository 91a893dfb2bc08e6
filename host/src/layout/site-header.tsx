import { useInvestor } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Wordmark } from '@manzil/shared/ui/logo';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hintRoute } from '../federation/hints';
import styles from './site-header.module.css';

const places = {
  services: '/details',
  packages: '/home#packages',
  articles: '/home#articles',
  contact: '/home#contact',
} as const;

/** The head of the public pages. */
export function SiteHeader() {
  const { t } = useTranslation();
  const investor = useInvestor();
  return (
    <header className={styles.bar}>
      <Link to="/home" className={styles.mark}>
        <Wordmark />
      </Link>
      <nav className={styles.nav} aria-label={t('site.label')}>
        <ul className={styles.places}>
          {Object.entries(places).map(([place, path]) => (
            <li key={place}>
              <Link to={path} className={styles.place}>
                {t(`site.${place}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {investor ? (
        <ButtonLink
          as={Link}
          to="/dashboard"
          size="compact"
          onPointerEnter={() => hintRoute('/dashboard')}
        >
          {t('account.dashboard')}
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to="/login" size="compact">
          {t('account.sign_in')}
        </ButtonLink>
      )}
    </header>
  );
}
