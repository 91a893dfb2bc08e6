import type { BankAccount } from '@manzil/shared/contract/bank-account';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import { Archive, CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import { useWords } from '../words';

const looks: Record<BankAccount['status'], [ChipTone, LucideIcon]> = {
  pending_verification: ['info', Clock],
  verified: ['ok', CircleCheck],
  rejected: ['danger', CircleX],
  replaced: ['neutral', Archive],
};

export function BankChip({ status }: Pick<BankAccount, 'status'>) {
  const { t } = useWords();
  const [tone, icon] = looks[status];
  return (
    <Chip tone={tone} icon={icon}>
      {t(`bank.statuses.${status}`)}
    </Chip>
  );
}
