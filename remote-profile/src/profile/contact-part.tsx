import type { Profile } from '@manzil/shared/contract/profile';
import { useWords } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { HelpButton } from '../help-button';
import { InPlace } from './in-place';
import styles from './profile.module.css';

const loadPhoneForm = () => import(/* webpackChunkName: "phone-form" */ './phone-form');
const loadSalutationForm = () =>
  import(/* webpackChunkName: "salutation-form" */ './salutation-form');

/** How the investor is reached and addressed. */
export function ContactPart({ profile }: { profile: Profile }) {
  const { t } = useWords('profile/profile');
  const { email, phone_display, salutation } = profile;
  return (
    <Section title={t('profile.contact')}>
      <Rows>
        <InPlace
          title={t('profile.phone')}
          value={phone_display ?? t('profile.not_recorded')}
          change={t('profile.change')}
          changeLabel={t('profile.change_phone')}
          load={loadPhoneForm}
          props={{ profile }}
        />
        <InPlace
          title={t('profile.salutation')}
          value={t(`profile.salutations.${salutation ?? 'none'}`)}
          change={t('profile.change')}
          changeLabel={t('profile.change_salutation')}
          load={loadSalutationForm}
          props={{ profile }}
        />
        <Row title={t('profile.email')} meta={email} />
      </Rows>
      <p className={styles.note}>{t('profile.by_office')}</p>
      <HelpButton variant="quiet">{t('profile.by_office_action')}</HelpButton>
    </Section>
  );
}
