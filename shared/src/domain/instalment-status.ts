import { daysBetween } from './deadlines';

export type InstalmentStatus =
  | 'planned'
  | 'due_soon'
  | 'due'
  | 'proof_submitted'
  | 'paid'
  | 'overdue';

/** An instalment is due soon from this many days before its day (domain rule, payment plan). */
export const DUE_SOON_DAYS = 30;

/**
 * Where an instalment stands.
 * @param dueOn binding day, null until its trigger (progress, handover) has been reached
 * @param paidOn day of payment, null while unpaid
 * @param proofOn day on which the proof of payment that is in review came in, null while there is none
 * @param today calendar day in Asia/Dubai; an instalment is overdue from the day after `dueOn`
 */
export function instalmentStatus(
  dueOn: string | null,
  paidOn: string | null,
  proofOn: string | null,
  today: string,
): InstalmentStatus {
  if (paidOn !== null) return 'paid';
  if (proofOn !== null) return 'proof_submitted';
  if (dueOn === null) return 'planned';
  const days = daysBetween(today, dueOn);
  if (days < 0) return 'overdue';
  if (days === 0) return 'due';
  return days <= DUE_SOON_DAYS ? 'due_soon' : 'planned';
}
