import type { Dashboard } from '@manzil/shared/contract/dashboard/dashboard';
import { useTexts } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { CircleCheck, CircleX, Clock } from 'lucide';
import { Link } from 'react-router-dom';
import styles from './profile-badge.module.css';

type ProfileBadgeProps = {
  status: Dashboard['profile_status'];
  reasons: Dashboard['profile_reasons'];
};

const looks: Record<ProfileBadgeProps['status'], [ChipTone, Lines]> = {
  active: ['ok', CircleCheck],
  in_review: ['info', Clock],
  inactive: ['danger', CircleX],
};

/** How the profile stands, why, and the way to it. */
export function ProfileBadge({ status, reasons }: ProfileBadgeProps) {
  const { t } = useTexts('units/dashboard');
  const [tone, icon] = looks[status];
  // A document in review keeps no profile inactive.
  const reason = reasons.find((one) => one !== 'document_in_review');
  return (
    <Link to="/profile" className={styles.badge}>
      <Chip tone={tone} icon={icon}>
        {status === 'inactive' && reason ? t(`profile.reasons.${reason}`) : t(`profile.${status}`)}
      </Chip>
    </Link>
  );
}
