import type { InstalmentDetail } from '@manzil/shared/contract/instalments/instalments';
import { type TransferTime, transferTime } from '@manzil/shared/domain/transfer-time';
import { today } from '../today';

/** Whether a transfer that is made today arrives in time; null where none is to be made, or it is late already. */
export function arrival({ due_on, status, account }: InstalmentDetail): TransferTime | null {
  const waits = status === 'due' || status === 'due_soon';
  return account && waits && due_on ? transferTime(today(), due_on) : null;
}
