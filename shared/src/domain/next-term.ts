import type { InstalmentStatus } from './instalment-status';

type InstalmentTerm = 'instalment' | 'in_review' | 'overdue';

export type NextTerm =
  | InstalmentTerm
  | 'handover'
  | 'handover_late'
  | 'cheque'
  | 'cheque_late'
  | 'ends'
  | 'notice';

type Instalment = { due_on: string | null; status: InstalmentStatus };

type Unit = {
  lifecycle: string;
  next_date: string | null;
  stage: {
    next_instalment: Instalment | null;
    handover: { deadline_on: string | null } | null;
    tenancy: { ends_on: string; next_cheque_on: string | null } | null;
  };
};

const LATE: readonly (string | null)[] = [
  'overdue',
  'handover_late',
  'cheque_late',
] satisfies NextTerm[];

/** Of a `NextTerm`, or what a screen says in place of one: whether it should have been done by now. */
export const isLate = (term: string | null): boolean => LATE.includes(term);

/**
 * What has a day may be done until its end, so its day has passed from the next one on (domain rule, payment plan: an
 * instalment is overdue from the day after).
 * @param today calendar day in Asia/Dubai
 */
export const hasPassed = (day: string, today: string): boolean => day < today;

/** Of an unpaid instalment: one whose proof is in review is not overdue (domain rule, payment plan). */
export function instalmentTerm({ due_on, status }: Instalment, today: string): InstalmentTerm {
  if (due_on === null || !hasPassed(due_on, today)) return 'instalment';
  return status === 'proof_submitted' ? 'in_review' : 'overdue';
}

/**
 * What the next date of a unit is for; null where that is not known. Until it is done, that is a day which has passed
 * too: a handover stands in the stage until its case is closed, a cheque is the next one until it is with the bank.
 * @param today calendar day in Asia/Dubai
 */
export function nextTermOf({ next_date, stage, lifecycle }: Unit, today: string): NextTerm | null {
  const { next_instalment: instalment, handover, tenancy } = stage;
  if (!next_date) return null;
  const passed = hasPassed(next_date, today);
  if (instalment?.due_on === next_date) return instalmentTerm(instalment, today);
  if (handover?.deadline_on === next_date) return passed ? 'handover_late' : 'handover';
  if (tenancy?.next_cheque_on === next_date) return passed ? 'cheque_late' : 'cheque';
  if (tenancy?.ends_on === next_date) return 'ends';
  // The list gives no day for it that has passed.
  return tenancy && lifecycle !== 'notice_given' && !passed ? 'notice' : null;
}
