import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { TextsOf } from '@manzil/shared/runtime';

type Term = 'instalment' | 'overdue' | 'handover' | 'cheque' | 'ends' | 'notice';

/** What the unit's next date is for; null where that is not known. */
export function termOf({ next_date, stage, lifecycle }: UnitSummary): Term | null {
  const { next_instalment: instalment, handover, tenancy } = stage;
  if (!next_date) return null;
  if (instalment?.due_on === next_date)
    return instalment.status === 'overdue' ? 'overdue' : 'instalment';
  if (handover?.deadline_on === next_date) return 'handover';
  if (tenancy?.next_cheque_on === next_date) return 'cheque';
  if (tenancy?.ends_on === next_date) return 'ends';
  return tenancy && lifecycle !== 'notice_given' ? 'notice' : null;
}

/** In a word or two. */
export function nextTerm(unit: UnitSummary, { t }: TextsOf<'units/units'>): string {
  const term = termOf(unit);
  const { seq, count } = unit.stage.next_instalment ?? {};
  return term ? t(`term.${term}`, { seq, count }) : '';
}
