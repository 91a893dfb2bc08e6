import { taxpayerOf } from '@manzil/shared/domain/tax-id';
import { formatMonth } from '@manzil/shared/format/date';
import { usePortal, useTexts } from '@manzil/shared/runtime';
import { Button } from '@manzil/shared/ui/button';
import { PageHead } from '@manzil/shared/ui/page-head';
import { Columns } from '@manzil/shared/ui/section';
import { LogOut } from 'lucide';
import { LoadedProfile } from '../loaded-profile';
import { AvatarPart } from './avatar-part';
import { DataPart } from './data-part';
import { PersonPart } from './person-part';
import styles from './profile.module.css';
import { ProfileAreas } from './profile-areas';
import { ProfileBadge } from './profile-badge';
import { ProfileReasons } from './profile-reasons';
import { TaxPart } from './tax-part';

export default function ProfilePage() {
  const { t, language } = useTexts('profile/profile');
  const { signOut } = usePortal();
  return (
    <LoadedProfile>
      {(profile) => {
        const name = `${profile.first_name} ${profile.last_name}`;
        return (
          <>
            <div className={styles.person}>
              <AvatarPart {...profile} />
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
            <Columns side="wide">
              <div>
                <ProfileAreas {...profile} />
                <PersonPart profile={profile} />
              </div>
              <div>
                <TaxPart payer={taxpayerOf(profile)} />
                <DataPart {...profile} />
              </div>
            </Columns>
            <div className={styles.signOut}>
              <Button icon={LogOut} onClick={signOut}>
                {t('settings.sign_out')}
              </Button>
            </div>
          </>
        );
      }}
    </LoadedProfile>
  );
}
