import { formatMonth } from '@manzil/shared/format/date';
import { apiAddress, portalConfig, usePortal, useWords } from '@manzil/shared/runtime';
import { Avatar } from '@manzil/shared/ui/avatar';
import { Button } from '@manzil/shared/ui/button';
import { Facts } from '@manzil/shared/ui/facts';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Section } from '@manzil/shared/ui/section';
import { LogOut } from 'lucide';
import { LoadedProfile } from '../loaded-profile';
import styles from './profile.module.css';
import { ProfileAreas } from './profile-areas';
import { ProfileBadge } from './profile-badge';
import { ProfileReasons } from './profile-reasons';

export default function ProfilePage() {
  const { t, language } = useWords('profile/profile');
  const { signOut } = usePortal();
  return (
    <LoadedProfile>
      {(profile) => {
        const name = `${profile.first_name} ${profile.last_name}`;
        return (
          <div className={styles.profile}>
            <div className={styles.person}>
              <Avatar name={name} src={profile.avatar && apiAddress(profile.avatar)} size="large" />
              <PageHead
                title={name}
                meta={
                  <>
                    <ProfileBadge status={profile.status} />
                    <span>{t('profile.investor_no', { number: profile.investor_no })}</span>
                    <span>
                      {t('profile.member_since', {
                        month: formatMonth(profile.member_since, language),
                      })}
                    </span>
                  </>
                }
              />
            </div>
            <ProfileReasons profile={profile} />
            <ProfileAreas {...profile} />
            <Section title={t('profile.contact')}>
              <Facts
                facts={[
                  { label: t('profile.email'), value: profile.email },
                  {
                    label: t('profile.phone'),
                    value: profile.phone_display ?? t('profile.not_recorded'),
                  },
                ]}
              />
            </Section>
            <div className={styles.signOut}>
              <Button icon={LogOut} onClick={signOut}>
                {t('settings.sign_out')}
              </Button>
            </div>
            <p className={styles.release}>
              {t('profile.release', { release: portalConfig().release })}
            </p>
          </div>
        );
      }}
    </LoadedProfile>
  );
}
