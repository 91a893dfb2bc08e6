import { usePortal } from '@manzil/shared/runtime';
import { LineIcon } from '@manzil/shared/ui/line-icon';
import { ChevronDown } from 'lucide';
import { useTranslation } from 'react-i18next';
import styles from './language-switch.module.css';

/** The languages by their own names, so that each user finds theirs. */
const languages = { de: 'Deutsch', en: 'English' } as const;

export function LanguageSwitch() {
  const { t } = useTranslation();
  const { language, setLanguage } = usePortal();
  return (
    <span className={styles.switch}>
      <select
        className={styles.select}
        aria-label={t('language')}
        value={language}
        onChange={(event) => setLanguage(event.target.value === 'en' ? 'en' : 'de')}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <LineIcon lines={ChevronDown} size={16} strokeWidth={1.75} />
    </span>
  );
}
