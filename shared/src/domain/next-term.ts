import type { InstalmentStatus } from './instalment-status';

export type NextTerm = 'instalment' | 'overdue' | 'handover' | 'cheque' | 'ends' | 'notice';

type Unit = {
  lifecycle: string;
  next_date: string | null;
  stage: {
    next_instalment: { due_on: string | null; status: InstalmentStatus } | null;
    handover: { deadline_on: string | null } | null;
    tenancy: { ends_on: string; next_cheque_on: string | null } | null;
  };
};

/** What the next date of a unit is for; null where that is not known. */
export function nextTermOf({ next_date, stage, lifecycle }: Unit): NextTerm | null {
  const { next_instalment: instalment, handover, tenancy } = stage;
  if (!next_date) return null;
  if (instalment?.due_on === next_date)
    return instalment.status === 'overdue' ? 'overdue' : 'instalment';
  if (handover?.deadline_on === next_date) return 'handover';
  if (tenancy?.next_cheque_on === next_date) return 'cheque';
  if (tenancy?.ends_on === next_date) return 'ends';
  return tenancy && lifecycle !== 'notice_given' ? 'notice' : null;
}
