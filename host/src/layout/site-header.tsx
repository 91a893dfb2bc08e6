import { useInvestor } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Wordmark } from '@manzil/shared/ui/logo';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { hintRoute } from '../federation/hints';
import styles from './site-header.module.css';

const places = [
  ['services', '/details'],
  ['packages', '/home#packages'],
  ['articles', '/home#articles'],
  ['contact', '/home#contact'],
] as const;

/** Part of the page: public pages have no top header (specification §2). */
export function SiteHeader() {
  const { t } = useTranslation();
  const investor = useInvestor();
  return (
    <nav className={styles.bar} aria-label={t('site.label')}>
      <Link to="/" className={styles.mark}>
        <Wordmark />
      </Link>
      <ul className={styles.places}>
        {places.map(([place, path]) => (
          <li key={place}>
            <Link to={path} className={styles.place}>
              {t(`site.${place}`)}
            </Link>
          </li>
        ))}
      </ul>
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
    </nav>
  );
}
