import type { ProfileStatus } from '@manzil/shared/domain/profile-status';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import { CircleCheck, Clock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useWords } from '../words';

const looks: Record<ProfileStatus, [ChipTone, LucideIcon]> = {
  inactive: ['danger', TriangleAlert],
  in_review: ['info', Clock],
  active: ['ok', CircleCheck],
};

export function ProfileBadge({ status }: { status: ProfileStatus }) {
  const { t } = useWords();
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`profile.statuses.${status}`)}
    </Chip>
  );
}
