import type { Profile } from '@manzil/shared/contract/profile/profile';
import { useTexts } from '@manzil/shared/runtime';
import { HelpButton } from '../help-button';
import styles from './onboarding.module.css';

export function PassportName({ profile }: { profile: Profile }) {
  const { t } = useTexts('profile/onboarding');
  return (
    <div>
      <p className={styles.nameLabel}>{t('person.name')}</p>
      <p className={styles.name}>
        {profile.first_name} {profile.last_name}
      </p>
      <p className={styles.hint}>{t('person.name_hint')}</p>
      <HelpButton variant="quiet">{t('person.name_wrong')}</HelpButton>
    </div>
  );
}
