import type { Language } from '@manzil/shared/contract/values';
import { PortalContext, showAlert } from '@manzil/shared/runtime';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useRevalidator } from 'react-router';
import { useConsent } from '../consent/use-consent';
import { loadTextsInUse } from '../federation/load-code';
import { currentLanguage, switchLanguage } from '../i18n';
import { RootLayout } from '../layout/root-layout';
import { useHelp } from '../layout/use-help';
import { logout } from '../session/session';

export function Root() {
  const { i18n } = useTranslation();
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { dialog: help, show: showHelp } = useHelp();
  const { dialog: consent, show: showConsent } = useConsent();
  const language = i18n.resolvedLanguage === 'en' ? 'en' : 'de';

  const portal = useMemo(
    () => ({
      language: language satisfies Language as Language,
      setLanguage: (next: Language) => {
        if (next === currentLanguage()) return;
        switchLanguage(next, loadTextsInUse).then(revalidate, () =>
          showAlert({
            type: 'error',
            title: i18n.t('language_failed'),
            message: i18n.t('language_failed_text'),
          }),
        );
      },
      openHelp: () => void showHelp(),
      openConsent: () => void showConsent(),
      signOut: () => {
        void logout();
        void navigate('/login');
      },
    }),
    [language, revalidate, i18n, navigate],
  );

  return (
    <PortalContext value={portal}>
      <RootLayout />
      {help}
      {consent}
    </PortalContext>
  );
}
