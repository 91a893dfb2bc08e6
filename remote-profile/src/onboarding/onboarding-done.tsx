import type { Profile } from '@manzil/shared/contract/profile/profile';
import { knowsPasskeys } from '@manzil/shared/passkeys/knows-passkeys';
import { publish, useTexts } from '@manzil/shared/runtime';
import { ButtonLink } from '@manzil/shared/ui/button';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { Rows } from '@manzil/shared/ui/rows';
import { Section } from '@manzil/shared/ui/section';
import { CircleCheck, Clock, Fingerprint, Landmark, Package, TriangleAlert } from 'lucide';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { NextRow } from './next-row';
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
            <NextRow
              icon={Clock}
              to="/profile/documents"
              title={t('done.review')}
              meta={t('done.review_text')}
            />
          )}
          <NextRow
            icon={Package}
            to="/packages"
            title={t('done.package')}
            meta={t('done.package_text')}
          />
          {!bank_account && (
            <NextRow
              icon={Landmark}
              to="/profile/edit-bank-details"
              title={t('done.bank')}
              meta={t('done.bank_text')}
            />
          )}
          {knowsPasskeys() && (
            <NextRow
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
