import type { Language } from '@manzil/shared/contract/values';
import { useInvestor, usePortal, useWords } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { Segmented } from '@manzil/shared/ui/segmented';
import { LogOut } from 'lucide';
import { BackLink } from '../back-link';
import styles from './settings.module.css';

const languages: readonly Language[] = ['de', 'en'];

export default function SettingsPage() {
  const { t, language } = useWords('profile/settings');
  const { setLanguage, openConsent, signOut } = usePortal();
  const investor = useInvestor();
  return (
    <div className={styles.settings}>
      <PageHead
        back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
        title={t('settings.title')}
      />
      <Section title={t('settings.language')}>
        <Segmented
          legend={t('settings.language')}
          options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
          value={language}
          onChange={setLanguage}
        />
        <p className={styles.note}>{t('settings.language_note')}</p>
      </Section>
      <Section title={t('settings.consent')}>
        <p className={styles.text}>{t('settings.consent_text')}</p>
        <Button aria-haspopup="dialog" onClick={openConsent}>
          {t('settings.consent_open')}
        </Button>
      </Section>
      {investor && (
        <Section title={t('settings.session')}>
          <p className="user-data">{t('settings.signed_in', { email: investor.email })}</p>
          <p className={styles.note}>{t('settings.session_note')}</p>
          <Button className={styles.signOut} icon={LogOut} onClick={signOut}>
            {t('settings.sign_out')}
          </Button>
        </Section>
      )}
    </div>
  );
}
