import { usePortal } from '@manzil/shared/runtime';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useLayoutEffect, useState } from 'react';
import type { Theme } from '../boot/boot-document';
import { useDocumentTheme } from '../layout/document-theme';
import styles from './kit.module.css';

/** Of the page's route; the shell sets it again only where the next route has another one. */
const ROUTE_THEME: Theme = 'light';

export function KitSwitches() {
  const { language, setLanguage } = usePortal();
  const [theme, setTheme] = useState<Theme>(ROUTE_THEME);
  useDocumentTheme(theme);
  useLayoutEffect(
    () => () => {
      document.documentElement.dataset.theme = ROUTE_THEME;
    },
    [],
  );
  return (
    <div className={styles.switches}>
      <Segmented
        legend="Theme"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        value={theme}
        onChange={setTheme}
      />
      <Segmented
        legend="Language"
        options={[
          { value: 'de', label: 'Deutsch' },
          { value: 'en', label: 'English' },
        ]}
        value={language}
        onChange={setLanguage}
      />
    </div>
  );
}
