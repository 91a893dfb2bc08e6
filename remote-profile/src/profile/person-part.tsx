import type { Profile } from '@manzil/shared/contract/profile/profile';
import { formatDay } from '@manzil/shared/format/date';
import { formatNationality } from '@manzil/shared/format/nationality';
import { useTexts } from '@manzil/shared/runtime';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { HelpButton } from '../help-button';
import { InPlace } from './in-place';
import styles from './profile.module.css';

const loadSalutationForm = () =>
  import(/* webpackChunkName: "salutation-form" */ './salutation-form');
const loadBirthForm = () => import(/* webpackChunkName: "birth-form" */ './birth-form');
const loadNationalityForm = () =>
  import(/* webpackChunkName: "nationality-form" */ './nationality-form');
const loadPhoneForm = () => import(/* webpackChunkName: "phone-form" */ './phone-form');

export function PersonPart({ profile }: { profile: Profile }) {
  const { t, language } = useTexts('profile/profile');
  const { email, phone_display, salutation, date_of_birth, nationality, pep } = profile;
  const { company_name, company_registration } = profile;
  const missing = t('profile.not_recorded');
  const change = t('profile.change');
  return (
    <Section title={t('profile.person')}>
      <Rows>
        <InPlace
          title={t('profile.salutation')}
          value={t(`profile.salutations.${salutation ?? 'none'}`)}
          change={change}
          changeLabel={t('profile.change_salutation')}
          load={loadSalutationForm}
          props={{ profile }}
        />
        <InPlace
          title={t('profile.birth')}
          value={date_of_birth ? formatDay(date_of_birth, language) : missing}
          change={change}
          changeLabel={t('profile.change_birth')}
          load={loadBirthForm}
          props={{ profile }}
        />
        <InPlace
          title={t('profile.nationality')}
          value={nationality ? formatNationality(nationality, language) : missing}
          change={change}
          changeLabel={t('profile.change_nationality')}
          load={loadNationalityForm}
          props={{ profile }}
        />
        <InPlace
          title={t('profile.phone')}
          value={phone_display ?? missing}
          change={change}
          changeLabel={t('profile.change_phone')}
          load={loadPhoneForm}
          props={{ profile }}
        />
        <Row title={t('profile.email')} meta={email} />
        {company_name && (
          <Row title={t('profile.company')} meta={`${company_name}, ${company_registration}`} />
        )}
        <Row
          title={t('profile.pep')}
          meta={pep === null ? missing : t(pep ? 'profile.pep_yes' : 'profile.pep_no')}
        />
      </Rows>
      <p className={styles.note}>{t('profile.by_office')}</p>
      <HelpButton variant="quiet">{t('profile.by_office_action')}</HelpButton>
    </Section>
  );
}
