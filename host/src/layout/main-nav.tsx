import { usePortal } from '@manzil/shared/runtime';
import { Icon } from '@manzil/shared/ui/icon';
import { useTranslation } from 'react-i18next';
import styles from './main-nav.module.css';
import { useNavEntries } from './nav-entries';
import { NavEntry } from './nav-entry';
import { clearHistory } from './portal-history';
import { hintHelp } from './use-help';

type MainNavProps = {
  /** Below 992 px, where the menu covers the top bar and its help. */
  small?: boolean;
  onFollow?: () => void;
};

/** Following an entry replaces the history entry and clears the history (specification §2). */
export function MainNav({ small = false, onFollow }: MainNavProps) {
  const { t } = useTranslation();
  const { language, openHelp } = usePortal();
  return (
    <>
      <nav className={styles.nav} aria-label={t('nav.main')}>
        <ul className={styles.entries}>
          {useNavEntries(small).map((entry) => (
            <li key={entry.id}>
              <NavEntry
                entry={entry}
                label={entry.label[language]}
                className={styles.entry}
                iconSize={20}
                reasonClassName={styles.reason}
                replace
                onFollow={() => {
                  clearHistory();
                  onFollow?.();
                }}
              />
            </li>
          ))}
        </ul>
      </nav>
      {small && (
        <button
          type="button"
          className={styles.entry}
          aria-haspopup="dialog"
          onPointerEnter={hintHelp}
          onFocus={hintHelp}
          onClick={() => {
            onFollow?.();
            openHelp();
          }}
        >
          <Icon name="life-buoy" />
          <span>{t('help.title')}</span>
        </button>
      )}
    </>
  );
}
