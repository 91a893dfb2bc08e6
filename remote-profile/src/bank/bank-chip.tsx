import type { BankAccount } from '@manzil/shared/contract/bank-account';
import { useWords } from '@manzil/shared/runtime';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { Archive, CircleCheck, CircleX, Clock } from 'lucide';

const looks: Record<BankAccount['status'], [ChipTone, Lines]> = {
  pending_verification: ['info', Clock],
  verified: ['ok', CircleCheck],
  rejected: ['danger', CircleX],
  replaced: ['neutral', Archive],
};

export function BankChip({ status }: Pick<BankAccount, 'status'>) {
  const { t } = useWords('profile');
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`bank.statuses.${status}`)}
    </Chip>
  );
}
