import { portalConfig, usePortal } from '@manzil/shared/runtime';
import { Mark } from '@manzil/shared/ui/logo';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch';

const pages = {
  imprint: '/imprint',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  accessibility: '/accessibility',
  cancellation: '/cancellation',
  withdrawal: '/withdrawal',
} as const;

/** What the law wants within reach. */
export function LegalLinks() {
  const { t } = useTranslation();
  const { openConsent } = usePortal();
  return (
    <nav aria-label={t('footer.label')}>
      <ul className={styles.links}>
        {(Object.keys(pages) as (keyof typeof pages)[]).map((page) => (
          <li key={page}>
            <Link to={pages[page]} className={styles.link}>
              {t(`footer.${page}`)}
            </Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={styles.link}
            aria-haspopup="dialog"
            onClick={openConsent}
          >
            {t('footer.consent')}
          </button>
        </li>
      </ul>
    </nav>
  );
}

export function Footer() {
  const { t } = useTranslation();
  const { licence } = portalConfig();
  return (
    <footer className={styles.footer}>
      <div className={styles.line}>
        <p className={styles.operator}>
          <Mark size={16} />
          {t('footer.operator')}
          {licence && ` ${t('footer.licence', { number: licence })}`}
        </p>
        <LegalLinks />
        <LanguageSwitch />
      </div>
    </footer>
  );
}
