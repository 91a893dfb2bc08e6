import { showAlert, usePortal } from '@manzil/shared/runtime';
import { useTranslation } from 'react-i18next';
import styles from './bottom-bar.module.css';
import { useNavEntries } from './nav-entries';
import { NavEntry } from './nav-entry';

/** Below 768 px, in the installed app below 992 px. */
export function BottomBar() {
  const { t } = useTranslation();
  const { language } = usePortal();
  return (
    <nav className={styles.bar} aria-label={t('nav.quick')}>
      <ul className={styles.entries}>
        {useNavEntries(false).map((entry) => (
          <li key={entry.id} className={styles.item}>
            <NavEntry
              entry={entry}
              label={entry.short[language]}
              className={styles.entry}
              iconSize={24}
              reasonClassName="visually-hidden"
              onClosed={(message) => showAlert({ type: 'info', title: t('closed.title'), message })}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
