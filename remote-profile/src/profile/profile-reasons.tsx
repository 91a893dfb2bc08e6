import type { Profile } from '@manzil/shared/contract/profile/profile';
import type { ProfileReason } from '@manzil/shared/domain/profile-status';
import { dubaiDay } from '@manzil/shared/format/date';
import { useTexts } from '@manzil/shared/runtime';
import { Notice } from '@manzil/shared/ui/notice';
import { Clock, TriangleAlert } from 'lucide';
import { Link } from 'react-router-dom';
import { missingIdentity } from '../documents/missing-identity';
import styles from './profile.module.css';
import { reasonSentence } from './reason-sentence';

type ProfileReasonsProps = { profile: Profile };

function placeOf(
  reason: Exclude<ProfileReason, 'country_missing'>,
  documents: Profile['documents'],
): string {
  if (reason === 'identity_missing') return `?upload=${missingIdentity(documents)[0] ?? ''}`;
  return `?status=${FILTERS[reason]}#list`;
}

const FILTERS = {
  document_expired: 'expiring',
  document_declined: 'declined',
  document_in_review: 'in_review',
} as const;

export function ProfileReasons({ profile }: ProfileReasonsProps) {
  const words = useTexts('profile/profile');
  const { t } = words;
  const { status, reasons } = profile;
  if (status === 'active') return null;
  const inactive = status === 'inactive';
  const today = dubaiDay(new Date());
  return (
    <div className={styles.explained}>
      <Notice
        tone={inactive ? 'danger' : 'info'}
        icon={inactive ? TriangleAlert : Clock}
        title={t(`profile.explained.${status}`)}
      >
        <p>{t(`profile.means.${status}`)}</p>
        <ul className={styles.reasons}>
          {reasons.map((reason) => (
            <li key={reason}>
              {reasonSentence(reason, profile, today, words)}{' '}
              {reason === 'country_missing' ? (
                <Link to="/profile/edit-address">
                  {t(profile.address ? 'address.add_country' : 'address.enter')}
                </Link>
              ) : (
                <Link to={`/profile/documents${placeOf(reason, profile.documents)}`}>
                  {t(
                    reason === 'document_in_review' ? 'profile.to_review' : 'profile.to_documents',
                  )}
                </Link>
              )}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
