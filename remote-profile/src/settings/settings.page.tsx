import { useTexts } from '@manzil/shared/runtime';
import { BackLink } from '@manzil/shared/ui/back-link';
import { PageHead } from '@manzil/shared/ui/page-head';
import { DataPart } from './data-part';
import { DevicesPart } from './devices-part';
import { Disagreed } from './disagreed';
import { DisplayPart } from './display-part';
import { MailsPart } from './mails-part';
import { PartList } from './part-list';
import { PasswordPart } from './password-part';
import styles from './settings.module.css';
import { useSettings } from './use-settings';

export default function SettingsPage() {
  const { t } = useTexts('profile/settings');
  const changing = useSettings();
  const { settings, disagreement } = changing;
  if (!settings) return null;
  return (
    <>
      <PageHead
        back={<BackLink to="/profile">{t('profile.title')}</BackLink>}
        title={t('settings.title')}
      />
      <div className={styles.columns}>
        <PartList />
        <div className={styles.parts}>
          <DisplayPart settings={settings} changing={changing} />
          <MailsPart settings={settings} changing={changing} />
          <PasswordPart />
          <DevicesPart zone={settings.timezone} />
          <DataPart />
        </div>
      </div>
      {disagreement && <Disagreed {...disagreement} />}
    </>
  );
}
