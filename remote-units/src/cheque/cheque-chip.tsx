import type { Cheque } from '@manzil/shared/contract/units/unit-detail';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { DUE_SOON_DAYS } from '@manzil/shared/domain/instalment-status';
import { Chip, type ChipTone } from '@manzil/shared/ui/chip';
import type { Lines } from '@manzil/shared/ui/line-icon';
import { CircleCheck, CircleX, Clock, Lock, RefreshCw } from 'lucide';
import { today } from '../today';

const looks: Record<Cheque['status'], [ChipTone, Lines]> = {
  received: ['neutral', Lock],
  held: ['neutral', Lock],
  deposited: ['info', Clock],
  cleared: ['ok', CircleCheck],
  bounced: ['danger', CircleX],
  replaced: ['neutral', RefreshCw],
};

/** What is said of a cheque: how it stands, that it goes to the bank soon, or that it should have. */
export type ChequeState = Cheque['status'] | 'in_days' | 'not_deposited';

type ChequeChipProps = {
  cheque: Pick<Cheque, 'status' | 'due_on'>;
  /** @param count of days, where it goes to the bank soon */
  word: (state: ChequeState, count: number) => string;
};

export function ChequeChip({ cheque, word }: ChequeChipProps) {
  const [tone, icon] = looks[cheque.status];
  const days = daysBetween(today(), cheque.due_on);
  const waits = cheque.status === 'received' || cheque.status === 'held';
  if (waits && days >= 0 && days <= DUE_SOON_DAYS) {
    return (
      <Chip plain tone="warn" icon={Clock}>
        {word('in_days', days)}
      </Chip>
    );
  }
  // Of one that is held back that is the reason.
  const shown = cheque.status === 'received' && days < 0 ? 'not_deposited' : cheque.status;
  return (
    <Chip plain={cheque.status !== 'bounced'} tone={tone} icon={icon}>
      {word(shown, days)}
    </Chip>
  );
}
