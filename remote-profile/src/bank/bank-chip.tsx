import { useTexts } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { Archive, CircleCheck, CircleX, Clock } from 'lucide';
import type { AccountState } from './account-state';

const looks: Record<AccountState, [ChipTone, Lines]> = {
  waiting: ['info', Clock],
  pending_verification: ['info', Clock],
  verified: ['ok', CircleCheck],
  rejected: ['danger', CircleX],
  replaced: ['neutral', Archive],
};

export function BankChip({ state }: { state: AccountState }) {
  const { t } = useTexts('profile');
  const [tone, icon] = looks[state];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`bank.statuses.${state}`)}
    </Chip>
  );
}
