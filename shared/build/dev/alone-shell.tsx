import type { Language } from '@manzil/shared/contract/values';
import { PortalContext, showAlert, useInvestor } from '@manzil/shared/runtime';
import { Segmented } from '@manzil/shared/ui/segmented';
import { useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet, useMatches, useRevalidator } from 'react-router';
import styles from './alone.module.css';
import { AloneAlerts } from './alone-alerts';
import { switchLanguage } from './alone-texts';
import { declaration, entryRoutes } from './declaration';

const languages = [
  { value: 'de', label: 'Deutsch' },
  { value: 'en', label: 'English' },
] as const;

export function AloneShell() {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const investor = useInvestor();
  const theme = String(useMatches().findLast(({ handle }) => handle)?.handle ?? 'light');
  const language: Language = i18n.resolvedLanguage === 'en' ? 'en' : 'de';
  const portal = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => void switchLanguage(next).then(revalidate),
      openHelp: () => void showAlert({ type: 'info', title: 'openHelp()' }),
      openConsent: () => void showAlert({ type: 'info', title: 'openConsent()' }),
      signOut: () => void showAlert({ type: 'info', title: 'signOut()' }),
    }),
    [language, revalidate],
  );
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <PortalContext value={portal}>
      <header className={styles.header}>
        <strong>{declaration.name}</strong>
        <nav className={styles.nav}>
          {entryRoutes.map(({ path, title }) => (
            <NavLink key={path} to={path} className={styles.link ?? ''}>
              {title[language]}
            </NavLink>
          ))}
        </nav>
        <Segmented
          legend="Language"
          options={languages}
          value={language}
          onChange={portal.setLanguage}
        />
        <span className={styles.investor}>{investor?.email}</span>
      </header>
      <main className={styles.content}>
        <Outlet />
      </main>
      <AloneAlerts />
    </PortalContext>
  );
}
