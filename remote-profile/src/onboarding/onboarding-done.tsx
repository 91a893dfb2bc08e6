import type { Profile } from '@manzil/shared/contract/profile/profile';
import { knowsPasskeys } from '@manzil/shared/passkeys/knows-passkeys';
import { publish, useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import { LineIcon, type Lines } from '@manzil/shared/ui/line-icon';
import { Row, Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import {
  ChevronRight,
  CircleCheck,
  Clock,
  Fingerprint,
  Landmark,
  Package,
  TriangleAlert,
} from 'lucide';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import styles from './onboarding.module.css';

const looks: Record<Profile['status'], [ChipTone, Lines]> = {
  inactive: ['danger', TriangleAlert],
  in_review: ['info', Clock],
  active: ['ok', CircleCheck],
};

export function OnboardingDone({ profile }: { profile: Profile }) {
  const { t } = useTexts('profile/onboarding');
  const { status, reasons, bank_account } = profile;
  const [tone, icon] = looks[status];
  // The shell's dot says the same.
  useEffect(() => publish('investor:changed', { profile_status: status }), [status]);
  return (
    <>
      <div className={styles.action}>
        <ButtonLink as={Link} to="/dashboard" variant="primary">
          {t('done.to_dashboard')}
        </ButtonLink>
      </div>
      <Section
        title={t('done.profile')}
        aside={
          <Chip tone={tone} icon={icon}>
            {t(`done.statuses.${status}`)}
          </Chip>
        }
      >
        <p className={styles.text}>{t(`done.explained.${status}`)}</p>
        {status === 'inactive' && (
          <ul className={styles.list}>
            {reasons.map((reason) => (
              <li key={reason}>
                {t(`done.reasons.${reason}`)}{' '}
                {reason === 'country_missing' ? (
                  <Link to="/profile/edit-address">
                    {t(profile.address ? 'address.add_country' : 'address.enter')}
                  </Link>
                ) : (
                  <Link to="/profile/documents">{t('done.to_documents')}</Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </Section>
      <Section title={t('done.next')}>
        <Rows>
          {status === 'in_review' && (
            <Next
              icon={Clock}
              to="/profile/documents"
              title={t('done.review')}
              meta={t('done.review_text')}
            />
          )}
          <Next
            icon={Package}
            to="/packages"
            title={t('done.package')}
            meta={t('done.package_text')}
          />
          {!bank_account && (
            <Next
              icon={Landmark}
              to="/profile/edit-bank-details"
              title={t('done.bank')}
              meta={t('done.bank_text')}
            />
          )}
          {knowsPasskeys() && (
            <Next
              icon={Fingerprint}
              to="/profile/settings/passkeys"
              title={t('done.passkey')}
              meta={t('done.passkey_text')}
            />
          )}
        </Rows>
      </Section>
    </>
  );
}

type NextProps = { icon: Lines; to: string; title: string; meta: string };

function Next({ icon, to, title, meta }: NextProps) {
  return (
    <Row
      icon={icon}
      stretched
      title={<Link to={to}>{title}</Link>}
      meta={meta}
      aside={<LineIcon lines={ChevronRight} size={20} strokeWidth={1.5} />}
    />
  );
}
