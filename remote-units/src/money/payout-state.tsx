import type { PayoutStatus } from '@manzil/shared/contract/payouts/payouts';
import { Chip } from '@manzil/shared/ui/chip';
import { CalendarDays, CircleCheck, CircleX, Clock, Undo2 } from 'lucide';

const looks = {
  scheduled: { tone: 'neutral', icon: CalendarDays },
  processing: { tone: 'info', icon: Clock },
  paid: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  returned: { tone: 'danger', icon: Undo2 },
  late: { tone: 'warn', icon: Clock },
} as const;

type PayoutStateProps = {
  /** `late`: on its way for longer than usual. */
  status: PayoutStatus | 'late';
  word: string;
};

export function PayoutState({ status, word }: PayoutStateProps) {
  return (
    <Chip plain {...looks[status]}>
      {word}
    </Chip>
  );
}
