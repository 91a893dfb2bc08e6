import type { ProfileStatus } from '@manzil/shared/domain/profile-status';
import { useTexts } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { CircleCheck, Clock, TriangleAlert } from 'lucide';

const looks: Record<ProfileStatus, [ChipTone, Lines]> = {
  inactive: ['danger', TriangleAlert],
  in_review: ['info', Clock],
  active: ['ok', CircleCheck],
};

export function ProfileBadge({ status }: { status: ProfileStatus }) {
  const { t } = useTexts('profile/profile');
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`profile.statuses.${status}`)}
    </Chip>
  );
}
