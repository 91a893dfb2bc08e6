import type { UnitSummary } from '@manzil/shared/contract/units/units';
import { formatDay } from '@manzil/shared/format/date';
import { formatMoney } from '@manzil/shared/format/money';
import type { TextsOf } from '@manzil/shared/runtime';

type InHandover = Pick<UnitSummary, 'stage' | 'open_amount'>;

export function handoverSentence(
  { stage, open_amount }: InHandover,
  { t, language }: TextsOf<'units'>,
): string {
  const due = stage.next_instalment?.due_on;
  const deadline = stage.handover?.deadline_on;
  return [
    open_amount && t('handover.open', { amount: formatMoney(open_amount, language) }),
    due && t('handover.due', { day: formatDay(due, language) }),
    deadline && t('handover.deadline', { day: formatDay(deadline, language) }),
  ]
    .filter(Boolean)
    .join(' ');
}
