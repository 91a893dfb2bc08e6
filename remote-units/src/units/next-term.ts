import type { UnitSummary } from '@manzil/shared/contract/units/units';
import type { TextsOf } from '@manzil/shared/runtime';

/** What the unit's next date is for, in a word or two. */
export function nextTerm(
  { next_date, stage, lifecycle }: UnitSummary,
  { t }: TextsOf<'units/units'>,
): string {
  const { next_instalment: instalment, handover, tenancy } = stage;
  if (!next_date) return '';
  if (instalment?.due_on === next_date)
    return t('term.instalment', { seq: instalment.seq, count: instalment.count });
  if (handover?.deadline_on === next_date) return t('term.handover');
  if (tenancy?.next_cheque_on === next_date) return t('term.cheque');
  if (tenancy?.ends_on === next_date) return t('term.ends');
  return tenancy && lifecycle !== 'notice_given' ? t('term.notice') : '';
}
