import type { DocumentEntry } from '@manzil/shared/contract/documents/document-entry';
import { daysBetween } from '@manzil/shared/domain/deadlines';
import { EXPIRING_DAYS } from '@manzil/shared/domain/document-validity';

export type Validity =
  | { state: 'unlimited' | 'valid' | 'expired' }
  | { state: 'expiring'; daysLeft: number };

/** The last valid day still counts as valid. @param today calendar day in Asia/Dubai */
export function validityOf(
  { valid_until }: Pick<DocumentEntry, 'valid_until'>,
  today: string,
): Validity {
  if (valid_until === null) return { state: 'unlimited' };
  const daysLeft = daysBetween(today, valid_until);
  if (daysLeft < 0) return { state: 'expired' };
  return daysLeft <= EXPIRING_DAYS ? { state: 'expiring', daysLeft } : { state: 'valid' };
}
