import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';

/** Whether nothing is to be paid before a day is set. */
export const waitsForDate = ({ status, due_on }: InstalmentDetail): boolean =>
  status === 'planned' && due_on === null;
