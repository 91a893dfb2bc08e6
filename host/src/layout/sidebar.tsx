import { Wordmark } from '@manzil/shared/ui/logo';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MainNav } from './main-nav';
import styles from './sidebar.module.css';

export function Sidebar() {
  const { t } = useTranslation();
  return (
    <aside className={styles.sidebar} aria-label={t('nav.sidebar')}>
      <Link to="/" className={styles.mark}>
        <Wordmark />
      </Link>
      <MainNav />
    </aside>
  );
}
