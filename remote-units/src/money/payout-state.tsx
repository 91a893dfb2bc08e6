import type { PayoutStatus } from '@manzil/shared/contract/payouts/payouts';
import { Chip } from '@manzil/shared/ui/chip';
import { CalendarDays, CircleCheck, CircleX, Clock, Undo2 } from 'lucide';

const looks = {
  scheduled: { tone: 'neutral', icon: CalendarDays },
  processing: { tone: 'info', icon: Clock },
  paid: { tone: 'ok', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleX },
  returned: { tone: 'danger', icon: Undo2 },
} as const;

export function PayoutState({ status, word }: { status: PayoutStatus; word: string }) {
  return (
    <Chip plain {...looks[status]}>
      {word}
    </Chip>
  );
}
